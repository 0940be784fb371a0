import type { Answer } from '../../../../../core/pages/answers';
import type { Block, Option } from '../../../../../core/pages/page';
import { MOST } from '../../../cards/parse/limits';
import { COLOURS, FACINGS, ROLES, SHIP_TYPES } from '../../../cards/types';
import { readsRule } from '../../../pages/reads';
import { SILHOUETTE } from '../../../pages/shipRow';
import { onShelf } from '../bench';
import { choice, field, plainOptions, stepper, textList } from '../controls';
import { cardSoFar } from '../cardSoFar';
import { listAt, numberAt, textAt } from '../draftParts';
import type { Open } from '../open';
import { armamentsBlocks } from './armament';
import { keywordsBlocks } from './keyword';
import { orderOptions } from './options';

const afterColour = (allegiance: string): string => {
  const [first = '', ...rest] = allegiance.trim().split(/\s+/);
  return COLOURS.some((colour) => colour === first) ? rest.join(' ') : allegiance.trim();
};

/** 3A-01 IV: the first word is the colour. A tap puts it there, or takes over what another card says. */
export const allegianceBlocks = (open: Open): readonly Block[] => {
  const { draft, shelf, words } = open;
  const say = words.cardDesk.editor;
  const now = textAt(draft, 'allegiance');
  const others = [...onShelf(shelf, 'ship'), ...onShelf(shelf, 'list')];
  const known = [...new Set(others.map(({ allegiance }) => allegiance))].sort();
  const colours = COLOURS.map((colour): Option => {
    const value = `${colour} ${afterColour(now)}`;
    return {
      value: now.startsWith(`${colour} `) ? now : value,
      label: words.cardDesk.colour(colour),
    };
  });
  return [
    field(open, 'allegiance', say.allegiance, { hint: say.allegianceHint }),
    ...choice(open, 'allegiance', say.colour, {
      style: 'chips',
      options: colours,
      ...readsRule('3A-01 IV'),
    }),
    ...(known.length === 0
      ? []
      : choice(open, 'allegiance', say.knownAllegiances, {
          style: 'menu',
          options: plainOptions(known),
        })),
  ];
};

/** 3A-01 XI, XII: older cards print neither. */
const defence = (open: Open, path: 'armor' | 'flak', label: string, rule: string) => {
  const { notPrinted } = open.words.cardDesk.editor;
  const values = Array.from({ length: MOST.defence + 1 }, (_, value) => value);
  return choice(open, path, label, {
    style: 'segments',
    options: [{ value: null, label: notPrinted }, ...plainOptions(values)],
    ...readsRule(rule),
  });
};

const sixFacings = (points: (at: number) => number): Answer => ({
  as: 'facings',
  points: Object.fromEntries(FACINGS.map((facing, at) => [facing, points(at)])),
});

/** Where a facing's value stands: a draft may have six numbers in place of names. */
const facingPath = (open: Open, at: number): string =>
  Array.isArray(open.draft.shields) ? `shields.${at}` : `shields.points.${FACINGS[at] ?? ''}`;

const facingsBlock = (open: Open): Block => {
  const role = cardSoFar(open, 'ship', open.draft)?.role ?? 'Light';
  return {
    block: 'shields',
    silhouette: SILHOUETTE[role],
    team: 'A',
    facings: FACINGS.map((label, at) => {
      const path = facingPath(open, at);
      return { label, path, now: numberAt(open.draft, path) ?? 0, max: MOST.shields };
    }),
  };
};

/** 3A-01 XIII: one pool, or a value for each side of the hex. */
const shieldsBlocks = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const { shields = null } = open.draft;
  const isShort = typeof shields === 'number';
  const isHexagon = Array.isArray(shields) || textAt(open.draft, 'shields.as') === 'facings';
  const pool = { as: 'pool', points: 0 } as const;
  const options: readonly Option[] = [
    { value: isHexagon ? pool : shields, label: say.pool },
    { value: isHexagon ? shields : sixFacings(() => 1), label: say.hexagon },
  ];
  return [
    ...choice(open, 'shields', say.shields, {
      style: 'segments',
      options,
      ...readsRule('3A-01 XIII'),
    }),
    ...(isHexagon
      ? [facingsBlock(open)]
      : stepper(open, isShort ? 'shields' : 'shields.points', say.shieldPoints, {
          max: MOST.shields,
        })),
  ];
};

const identity = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    field(open, 'code', say.code, { hint: say.shipCodeHint }),
    field(open, 'name', say.name),
    field(open, 'class', say.class, { hint: say.optional }),
    ...allegianceBlocks(open),
    ...choice(open, 'type', say.type, {
      style: 'segments',
      options: plainOptions(SHIP_TYPES),
      ...readsRule('3A-01 V'),
    }),
    field(open, 'subtype', say.subtype, { hint: say.subtypeHint }),
  ];
};

/** 3A-01 I to XV, in its order. */
export const shipEditor = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const hasBonus =
    open.draft.type !== 'Standard' ||
    listAt(open.draft, 'bonusOrders').length > 0 ||
    (cardSoFar(open, 'ship', open.draft)?.keywords ?? []).some(({ name }) => name === 'Massive');
  return [
    ...identity(open),
    ...(hasBonus
      ? [
          { block: 'heading', text: say.bonusOrders } as const,
          ...textList(open, 'bonusOrders', say.bonusOrder, orderOptions(open)),
        ]
      : []),
    ...choice(open, 'role', say.role, {
      style: 'chips',
      options: plainOptions(ROLES),
      ...readsRule('3A-01 IX'),
    }),
    ...stepper(open, 'hull', say.hull, { max: MOST.hull, ...readsRule('3A-01 X') }),
    ...defence(open, 'armor', say.armor, '3A-01 XI'),
    ...defence(open, 'flak', say.flak, '3A-01 XII'),
    ...shieldsBlocks(open),
    ...armamentsBlocks(open),
    ...keywordsBlocks(open),
    field(open, 'text', say.text, { lines: 'many', hint: say.optional }),
  ];
};
