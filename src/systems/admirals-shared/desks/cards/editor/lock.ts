import type { Answers } from '../../../../../core/pages/answers';
import type { Block, Option, Page } from '../../../../../core/pages/page';
import { MOST } from '../../../cards/limits';
import type { LockAbility } from '../../../cards/types';
import { field, kindChoice, stepper } from '../controls';
import { listAt, textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';
import { iconRow, iconsPage, type IconsAt } from './icons';

type Gives = LockAbility['gives'];

const FRESH: Readonly<Record<Gives, Answers>> = {
  icons: { gives: 'icons', icons: [] },
  dice: { gives: 'dice', dice: 1 },
  'skirmish-dice-penalty': { gives: 'skirmish-dice-penalty', dice: 1 },
  text: { gives: 'text', text: '' },
};

// The keys of a record over the union are the union.
export const LOCK_ABILITIES = Object.keys(FRESH) as readonly Gives[];
const HARMFUL = ['hit', 'critical', 'direct'] as const;

const LOCK_ICONS = 'lockAbility.icons';

const lockRow = ({ draft, words }: Open): IconsAt => ({
  label: words.cardDesk.weapon.becomes,
  path: LOCK_ICONS,
  columns: HARMFUL,
  icons: listAt(draft, LOCK_ICONS).flatMap((found) => HARMFUL.find((one) => one === found) ?? []),
  set: (icons) => ({ [LOCK_ICONS]: icons }),
});

const iconsGiven = (open: Open): Block => {
  const { weapon, icon } = open.words.cardDesk;
  return {
    block: 'grid',
    label: weapon.lockIcons,
    columns: HARMFUL.map(icon),
    rows: [iconRow(open, lockRow(open))],
  };
};

/** The icons that a Target Lock becomes, by their numbers; null where it becomes none. */
export const lockIconsPage = (open: Open, path: string): Page | null => {
  const isLock = path === LOCK_ICONS && textAt(open.draft, 'lockAbility.gives') === 'icons';
  return isLock ? iconsPage(open, lockRow(open)) : null;
};

const lockDetail = (open: Open): readonly Block[] => {
  const { weapon } = open.words.cardDesk;
  switch (LOCK_ABILITIES.find((gives) => gives === textAt(open.draft, 'lockAbility.gives'))) {
    case 'icons':
      return [iconsGiven(open)];
    case 'dice':
    case 'skirmish-dice-penalty':
      return stepper(open, 'lockAbility.dice', weapon.lockDice, { min: 1, max: MOST.dice });
    case 'text':
      return [field(open, 'lockAbility.text', weapon.lockText, { lines: 'many' })];
    case undefined:
      return [];
  }
};

/** 5F-01: what one Target Lock buys. */
export const lockBlocks = (open: Open): readonly Block[] => {
  const { print, words } = open;
  const { weapon, editor } = words.cardDesk;
  const options: readonly Option[] = [
    { value: null, label: editor.notPrinted },
    ...print.lockAbilities.map((gives) => ({ value: FRESH[gives], label: weapon.gives(gives) })),
  ];
  return [
    ...kindChoice(open, 'lockAbility', weapon.lockAbility, { tag: 'gives', options }),
    ...lockDetail(open),
  ];
};
