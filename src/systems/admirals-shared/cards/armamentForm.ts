import { problems } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { Reader } from '../../../core/checked/read';
import { answerAt, type Answer } from '../../../core/pages/answers';
import type { Shelf } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { card, cardsOf } from '../../kit/cards/codeForms';
import { choice, faultBlock, field, removeAct, row, stepper } from '../../kit/cards/controls';
import { listAt, numberAt, readAt, textAt } from '../../kit/cards/draftParts';
import { askedIf, type FieldWords, type Form, type ValueOf } from '../../kit/cards/form';
import { list } from '../../kit/cards/listForms';
import { inside, nextIn, readsOn, type Spot } from '../../kit/cards/open';
import { parts } from '../../kit/cards/partForms';
import { oneOf } from '../../kit/cards/plainForms';
import { cardOnShelf } from '../../kit/cards/shelfCards';
import { dice } from './fields';
import { LONGEST, MOST, MOST_ITEMS } from './limits';
import { makeMounts, parseMounts, type Mount } from './mountText';
import { ARCS, ARMAMENT_SLOTS, type Arc } from './terms';
import type { ArcShapes } from '../geometry';

export type MountsWhy = { readonly id: 'mounts-unreadable'; readonly text: string };

/** How an edition prints armaments. */
interface ArmamentPrint {
  /** The arcs as a pack has them drawn. */
  readonly arcs: (shelf: Shelf) => ArcShapes;
  readonly arcRule: string;
  readonly slotRule: string;
  readonly most: number;
  /** Where the places of armaments have names; else they are in order and no more. */
  readonly hasSlots: boolean;
}

const arc = oneOf(ARCS);
const mount = parts({ arc, dice });
const mountList = list(mount, { most: MOST_ITEMS.mounts });

/** `3L | 3R`, or a list of arcs and dice. */
export const readMounts: Reader<readonly Mount[]> = (draft, path) => {
  const found = typeof draft === 'string' ? parseMounts(draft.slice(0, LONGEST.rules)) : draft;
  if (found === null) {
    const text = typeof draft === 'string' ? draft.slice(0, LONGEST.name) : '';
    return problems({ path, why: { id: 'mounts-unreadable', text } });
  }
  if (Array.isArray(found) && found.length === 0) {
    return problems({ path, why: { id: 'too-few', least: 1 } });
  }
  return mountList.read(found, path);
};

interface MountsWords extends FieldWords {
  readonly one: string;
  readonly arc: string;
  readonly arcNames: Readonly<Record<Arc, string>>;
  readonly dice: string;
  readonly diceIn: (at: number) => string;
  readonly another: string;
  readonly count: (dice: number) => string;
  readonly byDiagram: string;
}

const mountBlocks = (
  { arcs, arcRule }: ArmamentPrint,
  spot: Spot,
  at: number | null,
  words: MountsWords,
): readonly Block[] => {
  const { shelf, words: desk } = spot.open;
  const drawn = arcs(shelf);
  const options = ARCS.map((one) => ({
    value: one,
    label: one,
    detail: words.arcNames[one],
    rays: drawn[one],
  }));
  const label = at === null ? words.arc : desk.numbered(words.arc, at);
  const diceLabel = at === null ? words.dice : words.diceIn(at);
  return [
    ...choice(
      inside(spot, 'arc'),
      { label },
      { style: 'arcs', options, ...readsOn(spot, arcRule) },
    ),
    ...stepper(inside(spot, 'dice'), diceLabel, { min: 1, max: MOST.dice }),
    ...(at === null ? [] : row(removeAct(spot, desk.removeNumbered(words.arc, at)))),
  ];
};

const MIRRORED: Readonly<Partial<Record<Arc, Arc>>> = { L: 'R', R: 'L', F: 'A', FX: 'AX' };

/** What follows on a card: three to the left are mostly followed by three to the right. */
const nextMount = ({ open: { draft } }: Spot, last: string): Answer => {
  const before = ARCS.find((one) => one === answerAt(draft, `${last}.arc`));
  return {
    arc: (before && MIRRORED[before]) ?? null,
    dice: numberAt(draft, `${last}.dice`) ?? 1,
  };
};

/** As printed, until it is to be changed by a diagram. */
const writtenBlocks = (spot: Spot, words: MountsWords): readonly Block[] => {
  const mounts = parseMounts(textAt(spot.open.draft, spot.path));
  const answers = mounts && {
    [spot.path]: mounts.map((one) => ({ arc: one.arc, dice: one.dice })),
  };
  return [field(spot, words), ...(answers ? row({ label: words.byDiagram, answers }) : [])];
};

/** 3A-03: the arcs that a weapon bears on, and its dice in each. */
const mounts = (print: ArmamentPrint): Form<readonly Mount[], MountsWords> => ({
  read: readMounts,
  schema: {
    oneOf: [
      { type: 'string', minLength: 1, maxLength: LONGEST.rules },
      { ...mountList.schema, minItems: 1 },
    ],
  },
  blank: [{ arc: null, dice: 1 }],
  edit: (spot, words) => {
    if (textAt(spot.open.draft, spot.path) !== '') return writtenBlocks(spot, words);
    const count = listAt(spot.open.draft, spot.path).length;
    const next = nextIn(spot);
    const another = next.as(nextMount(spot, `${spot.path}.${count - 1}`));
    return [
      ...Array.from({ length: count }, (_, at) =>
        mountBlocks(print, inside(spot, at), count === 1 ? null : at + 1, words),
      ).flat(),
      ...faultBlock(spot),
      ...(count < MOST_ITEMS.mounts
        ? row({ label: words.another, answers: { [next.path]: another } })
        : []),
    ];
  },
  within: (step, words) => ({
    called: words.one,
    place: Number(step),
    form: mount,
    words: { arc: { label: words.arc }, dice: { label: words.dice } },
  }),
});

const weapons = cardsOf<Card & { readonly types: readonly string[] }>('weapon', ({ code, types }) =>
  [code, ...types].join(' · '),
);

const armament = (print: ArmamentPrint) => {
  const slot = oneOf(ARMAMENT_SLOTS, { rule: print.slotRule });
  return parts({
    weapon: card('weapon', LONGEST.code, weapons),
    mounts: mounts(print),
    slot: askedIf(slot, () => print.hasSlots),
  });
};

export type Armament = ValueOf<ReturnType<typeof armament>>;

/** 3A-01 XIV: the first is Primary, and so on as far as there are names. */
const nextArmament = ({ open, path }: Spot): Answer => ({
  slot:
    ARMAMENT_SLOTS[Math.min(listAt(open.draft, path).length, ARMAMENT_SLOTS.length - 1)] ?? null,
  weapon: '',
  mounts: [{ arc: null, dice: 1 }],
});

/** 3A-01 XIV */
export const armaments = (print: ArmamentPrint) =>
  list(armament(print), {
    most: print.most,
    next: nextArmament,
    line: ({ open: { draft, shelf }, path }, words) => {
      const code = textAt(draft, `${path}.weapon`);
      const found = readAt(draft, `${path}.mounts`, readMounts) ?? [];
      const [first] = found;
      return {
        title: cardOnShelf(shelf, 'weapon', code)?.name ?? code,
        ...(first
          ? {
              detail: [code, makeMounts(found)].filter(Boolean).join(' · '),
              rays: print.arcs(shelf)[first.arc],
              figure: words.of.mounts.count(found.reduce((sum, one) => sum + one.dice, 0)),
            }
          : {}),
      };
    },
  });
