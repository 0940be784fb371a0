import { capital, number, chance } from '../../../kit/english';
import type { Terrain } from '../../cards/terms';
import { stopChance, type Save } from '../../explain';

const faces = ({ upTo }: Save): string => (upTo === 1 ? '1' : `1–${number(upTo)}`);

const short = (save: Save): string => `${save.name} ${faces(save)}`;

/** What the save card says. */
export const savesPageWords = {
  kicker: (terrain: Terrain | null) => `Saves · ${terrain ?? 'open space'}`,
  icon: capital,
  strikes: 'Hits and criticals',
  direct: 'Direct Hits',
  strike: 'In a strike',
  skirmish: 'In a skirmish',
  chance: 'Stopped',
  with: 'Saves',
  cell: (saves: readonly Save[]) => (saves.length === 0 ? '–' : chance(stopChance(saves))),
  /** What to roll, one save after the other, and below it how often that stops it. */
  rolls: (saves: readonly Save[]) =>
    saves.length === 0 ? '–' : `${saves.map(faces).join(', ')}\n${chance(stopChance(saves))}`,
  rolled: (saves: readonly Save[]) => (saves.length === 0 ? '–' : saves.map(short).join(', ')),
  armor: 'Armor, not against Heavy',
  flak: 'Flak, against Ordnance',
  upTo: 'Saves up to',
  others: 'Other saves',
  why: (save: string, from: string, share: number) =>
    `${save}, ${chance(share)}${save.startsWith(`${from} on `) ? '' : `: ${from}`}.`,
  covers: (ship: string) => `${ship} is near enough to cover it`,
} as const;
