import { SIGNS } from '../../../../core/drawing/drawing';
import type { Block, EntryId } from '../../../../core/pages/page';
import type { Shown } from '../../../kit/procedures/page';
import type { Icon } from '../../cards/terms';
import { readDice, type Chart, type IconCount } from '../../strike/chart';
import type { StrikeView } from './striking';

type Worded = Pick<StrikeView, 'words'>;

const IN_ORDER = ['hit', 'critical', 'direct', 'lock'] as const satisfies readonly Icon[];

/** What each face gives with the modifier of a strike; a die that a lock rolls locks nothing. */
export const strikeShown = (
  { words }: Worded,
  chart: Chart,
  modifier: number,
  isLockDie = false,
): Pick<Shown, 'face'> => ({
  face: (value) => {
    const made = readDice(chart, modifier, [Number(value)]);
    const icons = isLockDie ? { ...made, lock: 0 } : made;
    return {
      gives: words.strikePages.key(icons),
      signs: IN_ORDER.flatMap((icon) => Array.from({ length: icons[icon] }, () => SIGNS[icon])),
    };
  },
});

/** The faces that stop something. */
export const saveShown = ({ words }: Worded, upTo: number): Pick<Shown, 'note' | 'face'> => {
  const { stops, stopsKey } = words.strikePages.roll;
  return {
    note: stops(upTo),
    face: (value) => (Number(value) <= upTo ? { gives: stopsKey, signs: [SIGNS.shield] } : {}),
  };
};

/** What the dice have made so far. */
export const iconsBlock = (
  { words }: Worded,
  icons: IconCount,
  readsIcon: (icon: Icon) => { readonly entry?: EntryId },
): Block => {
  const { roll, counted } = words.strikePages;
  const made = IN_ORDER.filter((icon) => icons[icon] > 0);
  return made.length === 0
    ? { block: 'text', text: roll.none }
    : {
        block: 'chips',
        label: roll.icons,
        chips: made.map((icon) => ({
          label: counted(icon, icons[icon]),
          tone: icon === 'lock' ? 'order' : icon === 'critical' ? 'critical' : 'plain',
          ...readsIcon(icon),
        })),
      };
};
