import { dice, number } from '../../../kit/english';
import type { Icon } from '../../cards/terms';
import { strikeWords } from './strike';
import { terms } from './terms';

const result = (modified: number): string => (modified === 0 ? '0 or less' : number(modified));

/** What the page for odds without a game says. */
export const whatIfWords = {
  ...terms,
  title: 'What if',
  detail: 'The odds of any strike, without a game',
  kicker: (weapon: string, count: number) => `${weapon} · ${dice(count)}`,
  weapon: 'Weapon',
  ownWeapon: 'Custom weapon',
  dice: 'Dice',
  types: 'Type',
  chart: 'Modified result',
  column: (icon: Icon) => strikeWords.short[icon],
  result,
  cell: (modified: number, icon: Icon) => `${result(modified)}: ${strikeWords.icon(icon)}`,
  target: 'Target',
  ownTarget: 'Custom ship',
  role: 'Role',
  hull: 'Hull',
  shields: 'Shield hit',
  criticals: 'Critical Damage',
  terrain: 'Terrain',
  armor: 'Armor',
  flak: 'Flak',
  keywords: 'Keywords',
} as const;
