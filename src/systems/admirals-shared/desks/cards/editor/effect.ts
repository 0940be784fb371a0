import type { Block, Item, Option, Page } from '../../../../../core/pages/page';
import { MOST_ITEMS } from '../../../cards/limits';
import type { EffectKind, Open } from '../bench';
import { addMenu, itemActs, kindChoice } from '../controls';
import { listAt, textAt } from '../../../../kit/cards/draftParts';
import { faultChips } from './armament';

const LIST = 'effects';

const kindOptions = ({ print }: Open): readonly Option[] =>
  Object.values(print.effects).map(({ fresh, label }) => ({ value: fresh, label }));

const kindAt = ({ draft, print }: Open, path: string): EffectKind | null => {
  const does = textAt(draft, `${path}.does`);
  return (Object.hasOwn(print.effects, does) ? print.effects[does] : null) ?? null;
};

const effectItem = (open: Open, path: string): Item => {
  const { cardDesk } = open.words;
  const kind = kindAt(open, path)?.label ?? cardDesk.effects.one;
  return {
    id: path,
    title: open.told.effect(open.draft, path) ?? kind,
    chips: faultChips(open, path),
    act: { label: cardDesk.acts.open, opens: { page: 'effect', about: path } },
  };
};

/** What the card does, each on a page of its own; what fits no kind is kept as a sentence. */
export const effectsBlocks = (open: Open): readonly Block[] => {
  const { effects } = open.words.cardDesk;
  const found = listAt(open.draft, LIST);
  return [
    {
      block: 'items',
      label: effects.many,
      items: found.map((_, at) => effectItem(open, `${LIST}.${at}`)),
      empty: effects.none,
    },
    ...(found.length < MOST_ITEMS.effects
      ? addMenu(open, LIST, effects.add, kindOptions(open))
      : []),
  ];
};

export const effectPage = (open: Open, path: string): Page => {
  const say = open.words.cardDesk.effects;
  return {
    title: say.one,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...kindChoice(open, path, say.does, { tag: 'does', options: kindOptions(open) }),
      ...(kindAt(open, path)?.blocks(open, path) ?? []),
    ],
    ...itemActs(open, path),
  };
};
