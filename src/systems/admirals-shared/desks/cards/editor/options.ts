import type { Option } from '../../../../../core/pages/page';
import type { WeaponCard } from '../../../cards/types';
import { type Open } from '../bench';
import { onShelf } from '../../../../kit/cards/shelfCards';

const named = (code: string, name: string): Option => ({ value: code, label: name, detail: code });

export const orderOptions = ({ shelf }: Open): readonly Option[] =>
  onShelf(shelf, 'order').map(({ code, name }) => named(code, name));

export const shipOptions = ({ shelf }: Open): readonly Option[] =>
  onShelf(shelf, 'ship').map(({ code, name }) => named(code, name));

export const commanderOptions = ({ shelf }: Open): readonly Option[] =>
  onShelf(shelf, 'commander').map(({ code, name }) => named(code, name));

export const flightGroupOptions = ({ shelf }: Open): readonly Option[] =>
  onShelf(shelf, 'flight-group').map(({ code, name }) => named(code, name));

export const weaponOptions = ({ shelf }: Open): readonly Option[] =>
  onShelf<WeaponCard>(shelf, 'weapon').map(({ code, name, types }) => ({
    value: code,
    label: name,
    detail: [code, ...types].join(' · '),
  }));
