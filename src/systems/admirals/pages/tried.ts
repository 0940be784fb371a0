import { makeTried } from '../../admirals-shared/pages/tried';
import { ENGINE } from './engine';

export const { anyway, eventsOf, tried } = makeTried(ENGINE);
