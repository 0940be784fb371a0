import { makeTried } from '../everyEdition/pages/tried';
import { ENGINE } from './engine';

export type { ActText } from '../everyEdition/pages/tried';

export const { anyway, eventsOf, tried } = makeTried(ENGINE);
