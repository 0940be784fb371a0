import { type Answer, answerAt } from '../../../../../core/pages/answers';
import type { Block, Chip, Item, Page } from '../../../../../core/pages/page';
import { makeMounts, parseMounts } from '../../../cards/mountText';
import { mounts as mountsReader } from '../../../cards/parse/ship';
import { MOST, MOST_ITEMS } from '../../../cards/limits';
import { ARCS, ARMAMENT_SLOTS, type Arc } from '../../../cards/terms';
import { addAct, choice, field, itemActs, plainOptions, removeAct, stepper } from '../controls';
import { listAt, numberAt, readAt, textAt } from '../../../../kit/cards/draftParts';
import { faultWithin, nextIn } from '../open';
import { type Open } from '../bench';
import { cardOnShelf } from '../../../../kit/cards/shelfCards';
import { codeBlocks } from './codes';
import { weaponOptions } from './options';

const LIST = 'armaments';

export const faultChips = (open: Open, path: string): readonly Chip[] => {
  const fault = faultWithin(open, path);
  if (!fault) return [];
  const { cardDesk } = open.words;
  return [{ label: fault.isBlank ? cardDesk.editor.incomplete : fault.text, tone: 'warning' }];
};

const armamentItem = (open: Open, at: number): Item => {
  const path = `${LIST}.${at}`;
  const { words, rules, shelf } = open;
  const code = textAt(open.draft, `${path}.weapon`);
  const weapon = cardOnShelf(shelf, 'weapon', code);
  const mounts = readAt(open.draft, `${path}.mounts`, mountsReader) ?? [];
  const [first] = mounts;
  return {
    id: path,
    title: (weapon?.name ?? code) || words.cardDesk.editor.newArmament,
    ...(first
      ? {
          detail: [code, makeMounts(mounts)].filter(Boolean).join(' · '),
          rays: rules.arcs[first.arc],
          figure: words.cardDesk.dice(mounts.reduce((sum, { dice }) => sum + dice, 0)),
        }
      : {}),
    chips: faultChips(open, path),
    act: { label: words.cardDesk.acts.open, opens: { page: 'armament', about: path } },
  };
};

const NEW_MOUNT = { arc: null, dice: 1 } as const;

/** 3A-01 XIV: the first is Primary, and so on as far as there are names. */
const newArmament = (count: number): Answer => ({
  slot: ARMAMENT_SLOTS[Math.min(count, ARMAMENT_SLOTS.length - 1)] ?? null,
  weapon: '',
  mounts: [NEW_MOUNT],
});

/** 3A-01 XIV */
export const armamentsBlocks = (open: Open): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const count = listAt(open.draft, LIST).length;
  const add = addAct(open, LIST, say.addArmament, newArmament(count), 'armament');
  return [
    {
      block: 'items',
      label: say.armaments,
      items: Array.from({ length: count }, (_, at) => armamentItem(open, at)),
      empty: say.noArmaments,
      ...(count < open.print.armaments ? { add } : {}),
    },
  ];
};

const arcOptions = ({ rules, words }: Open) =>
  ARCS.map((arc) => ({
    value: arc,
    label: arc,
    detail: words.strike.arc(arc),
    rays: rules.arcs[arc],
  }));

const mountBlocks = (open: Open, path: string, at: number, of: number): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  return [
    ...choice(open, `${path}.arc`, of === 1 ? say.arc : say.arcNumbered(at + 1), {
      style: 'arcs',
      options: arcOptions(open),
      ...open.reads.arcs,
    }),
    ...stepper(open, `${path}.dice`, of === 1 ? say.dice : say.diceNumbered(at + 1), {
      min: 1,
      max: MOST.dice,
    }),
    ...(of === 1
      ? []
      : [
          {
            block: 'acts',
            style: 'row',
            acts: [removeAct(open, path, say.removeArc(at + 1))],
          } as const,
        ]),
  ];
};

const MIRRORED: Readonly<Partial<Record<Arc, Arc>>> = { L: 'R', R: 'L', F: 'A', FX: 'AX' };

/** What follows on a card: three to the left are mostly followed by three to the right. */
const nextMount = (open: Open, path: string, count: number): Answer => {
  const last = `${path}.${count - 1}`;
  const arc = ARCS.find((one) => one === answerAt(open.draft, `${last}.arc`));
  return {
    arc: (arc && MIRRORED[arc]) ?? null,
    dice: numberAt(open.draft, `${last}.dice`) ?? 1,
  };
};

const mountsBlocks = (open: Open, path: string): readonly Block[] => {
  const say = open.words.cardDesk.editor;
  const written = textAt(open.draft, path);
  if (written !== '') {
    const mounts = parseMounts(written);
    const answers = mounts ? { [path]: mounts.map(({ arc, dice }) => ({ arc, dice })) } : undefined;
    return [
      field(open, path, say.arcsAsPrinted),
      ...(answers
        ? [{ block: 'acts', style: 'row', acts: [{ label: say.byDiagram, answers }] } as const]
        : []),
    ];
  }
  const count = listAt(open.draft, path).length;
  const next = nextIn(open, path);
  const another = { [next.path]: next.as(nextMount(open, path, count)) };
  return [
    ...Array.from({ length: count }, (_, at) =>
      mountBlocks(open, `${path}.${at}`, at, count),
    ).flat(),
    ...(count < MOST_ITEMS.mounts
      ? [
          {
            block: 'acts',
            style: 'row',
            acts: [{ label: say.anotherArc, answers: another }],
          } as const,
        ]
      : []),
  ];
};

/** While no card has the code: the way to enter it, and back. */
const newWeaponBlock = ({ draft, shelf, words }: Open, path: string): readonly Block[] => {
  const code = textAt(draft, path);
  if (cardOnShelf(shelf, 'weapon', code)) return [];
  const act = {
    label: words.cardDesk.editor.newWeapon,
    opens: { page: 'new', about: 'weapon' },
  };
  return [{ block: 'acts', style: 'row', acts: [act] }];
};

const slotBlocks = (open: Open, path: string): readonly Block[] => {
  const { print, reads, words } = open;
  if (print.slots.length === 0) return [];
  return choice(open, `${path}.slot`, words.cardDesk.editor.slot, {
    style: 'segments',
    options: plainOptions(print.slots),
    ...reads.slot,
  });
};

/** 3A-03: one weapon, the arcs it bears on, and its dice in each. */
export const armamentPage = (open: Open, path: string): Page => {
  const say = open.words.cardDesk.editor;
  return {
    title: say.armament,
    kicker: textAt(open.draft, 'name'),
    blocks: [
      ...codeBlocks(open, `${path}.weapon`, say.weapon, weaponOptions(open)),
      ...newWeaponBlock(open, `${path}.weapon`),
      ...mountsBlocks(open, `${path}.mounts`),
      ...slotBlocks(open, path),
    ],
    ...itemActs(open, path),
  };
};
