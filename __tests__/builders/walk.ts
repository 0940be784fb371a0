import { withAnswer, withAnswers, type Answer, type Answers } from '../../src/core/pages/answers';
import type { Act, Block, BridgeView, Page, PageRef } from '../../src/core/pages/page';
import { nameOfLast } from '../../src/screens/play/stepNames';
import { append } from '../../src/core/game/log';
import type { Command, System } from '../../src/core/game/system';
import { everySystem } from './everySystem';
import { startBattle, stateOf, type Battle } from './battle';
import type { AdmiralsSetup } from '../../src/systems/admirals/play/setup';

/** The system of the game, whichever it is. */
const systemOf = ({ setup }: Battle): System => {
  const found = everySystem.find(({ id }) => id === setup.system);
  if (!found) throw new Error(`no system ${setup.system}`);
  return found;
};

const showsOf = (battle: Battle): System['words']['en']['shows'] => systemOf(battle).words.en.shows;

const play = (battle: Battle, command: Command): Battle => {
  const decision = systemOf(battle).decide(battle.setup, stateOf(battle), command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
  return { ...battle, played: append(battle.played, { command, events: decision.events }) };
};

/** What a finger did, on which page: an act that was tapped, a control that was set, or so many pages left by Back. */
export type Touch = {
  readonly at: PageRef | null;
  readonly page: Page | BridgeView;
  /** What undo would have taken back then; null where there was nothing. */
  readonly last: string | null;
} & (
  | { readonly tapped: Act; readonly told: string | null }
  | { readonly set: Block; readonly value: Answer }
  | { readonly left: number }
);

/** The step that undo names. */
const lastOf = (battle: Battle): string | null =>
  nameOfLast({ words: systemOf(battle).words.en, setup: battle.setup, played: battle.played });

/** A game, and everything that was touched on the way. */
export interface Touched extends Battle {
  readonly trail?: readonly Touch[];
}

export const trailOf = ({ battle }: Phone): readonly Touch[] => battle.trail ?? [];

/** A phone at a table: the game, and what lies open on it. */
export interface Phone {
  readonly battle: Touched;
  /** Null on the bridge. */
  readonly at: PageRef | null;
  /** Pages below it, the last one on top. */
  readonly below: readonly PageRef[];
  readonly answers: Answers;
}

export const onBridge = (battle: Touched): Phone => ({
  battle,
  at: null,
  below: [],
  answers: {},
});
export const startPhone = (setup: AdmiralsSetup): Phone => onBridge(startBattle(setup));

export const openPage = (battle: Battle, page: string, about?: string): Phone => ({
  battle,
  at: about === undefined ? { page } : { page, about },
  below: [],
  answers: {},
});

export const bridgeOf = ({ battle }: Phone): BridgeView =>
  showsOf(battle).bridge(battle.setup, stateOf(battle));

/** A page that is looked at again is not made again. */
const made = new WeakMap<Phone, Page | null>();

const pageAt = (phone: Phone): Page | null => {
  const known = made.get(phone);
  if (known !== undefined) return known;
  const { battle, at, answers } = phone;
  const page = at && showsOf(battle).page(battle.setup, stateOf(battle), at, answers);
  made.set(phone, page);
  return page;
};

export const pageOf = (phone: Phone): Page => {
  const page = pageAt(phone);
  if (!page) throw new Error(`no page ${JSON.stringify(phone.at)}`);
  return page;
};

/** Whether what lies open still has something to be about, and its moment. */
export const isThere = (phone: Phone): boolean => {
  if (phone.at === null) return true;
  const page = pageAt(phone);
  return page !== null && page.isPast !== true;
};

const leavingTrail = ({ battle }: Phone, touch: Touch): Touched => ({
  ...battle,
  trail: [...(battle.trail ?? []), touch],
});

/** A page that hides what others do takes back its own steps alone. */
const isHidden = (page: Page | BridgeView, { played: { log } }: Battle): boolean => {
  const command = log.steps[log.cursor - 1]?.command;
  return 'undoes' in page && command !== undefined && page.undoes?.(command) === false;
};

const placeOf = (phone: Phone) => {
  const page = phone.at === null ? bridgeOf(phone) : pageOf(phone);
  return { at: phone.at, page, last: isHidden(page, phone.battle) ? null : lastOf(phone.battle) };
};

export const answer = (phone: Phone, path: string, value: Answer): Phone => {
  const page = pageOf(phone);
  const set = blocksOf(page).find((block) => 'id' in block && block.id === path);
  const touched = set && leavingTrail(phone, { ...placeOf(phone), set, value });
  return {
    ...phone,
    battle: touched ?? phone.battle,
    answers: withAnswer(phone.answers, path, value),
  };
};

/** Goes back page by page until the bridge is in sight. */
export const leave = (phone: Phone): Phone =>
  phone.at === null
    ? phone
    : onBridge(leavingTrail(phone, { ...placeOf(phone), left: phone.below.length + 1 }));

export const blocksOf = (page: Page): readonly Block[] => [...page.blocks, ...(page.aside ?? [])];

const some = (act: Act | undefined): readonly Act[] => (act ? [act] : []);

type ItemView = Extract<Block, { block: 'items' }>['items'][number];

const actsOfItem = ({ act, acts = [], chips = [], count }: ItemView): readonly Act[] => [
  ...some(act),
  ...acts,
  ...chips.flatMap((chip) => some(chip.act)),
  ...some(count?.less),
  ...some(count?.more),
];

/** Every act of a block, in the order in which a thumb meets them. */
const actsIn = (block: Block): readonly Act[] => {
  if (block.block === 'acts') return block.acts;
  if (block.block === 'chips') return block.chips.flatMap(({ act }) => some(act));
  if (block.block === 'armaments') return block.rows.flatMap(({ act }) => some(act));
  if (block.block === 'findings') return block.findings.flatMap(({ act }) => some(act));
  if (block.block === 'sum') return block.rows.flatMap(({ remove }) => some(remove));
  if (block.block !== 'items') return [];
  return [...block.items.flatMap(actsOfItem), ...some(block.add)];
};

/** Every act that is in sight: of the page that lies open, or of the bridge. */
export const actsOf = (phone: Phone): readonly Act[] => {
  if (phone.at === null) {
    const { primary, secondary = [] } = bridgeOf(phone);
    return [...some(primary), ...secondary];
  }
  const page = pageOf(phone);
  return [...blocksOf(page).flatMap(actsIn), ...some(page.primary), ...(page.secondary ?? [])];
};

type Named = string | RegExp;

const isNamed = ({ label, spoken }: Act, name: Named): boolean =>
  typeof name === 'string'
    ? label === name || spoken === name
    : name.test(label) || (spoken !== undefined && name.test(spoken));

export const findAct = (phone: Phone, name: Named): Act | null =>
  actsOf(phone).find((act) => isNamed(act, name)) ?? null;

const same = (one: PageRef, other: PageRef): boolean =>
  one.page === other.page && one.about === other.about;

/** A page that lies below already is gone back to. */
const opened = (phone: Phone, battle: Touched, to: PageRef): Phone => {
  const trail = [...phone.below, ...(phone.at ? [phone.at] : [])];
  const known = trail.findIndex((one) => same(one, to));
  return { battle, at: to, below: known < 0 ? trail : trail.slice(0, known), answers: {} };
};

/** What a tap does: the command, then answers, then another page. */
export const tapAct = (phone: Phone, act: Act): Phone => {
  if (act.why !== undefined) throw new Error(`${act.label} is greyed: ${act.why}`);
  const answers = withAnswers(phone.answers, act.answers ?? {});
  const { command } = act;
  const after = command ? play(phone.battle, command) : phone.battle;
  const told = command ? lastOf(after) : null;
  const { trail } = leavingTrail(phone, { ...placeOf(phone), tapped: act, told });
  const battle = { ...after, ...(trail && { trail }) };
  const { opens } = act;
  if (opens === undefined) return { ...phone, battle, answers };
  if (opens === 'bridge') return onBridge(battle);
  if (opens !== 'back') return opened(phone, battle, opens);
  const at = phone.below.at(-1) ?? null;
  return { battle, at, below: phone.below.slice(0, -1), answers: {} };
};

/** Taps the first act of this name that is in sight and not greyed. */
export const tap = (phone: Phone, name: Named): Phone => {
  const found = actsOf(phone).filter((act) => isNamed(act, name));
  const act = found.find(({ why }) => why === undefined) ?? found[0];
  if (!act) {
    const seen = actsOf(phone).map(({ label }) => label);
    throw new Error(`no act ${String(name)} among ${JSON.stringify(seen)}`);
  }
  return tapAct(phone, act);
};

export const tapAll = (phone: Phone, ...names: readonly Named[]): Phone => names.reduce(tap, phone);

/** The text of everything on a page, to look for a sentence. */
export const textOf = (page: Page): string => JSON.stringify(page);

export const blockOf = <Name extends Block['block']>(
  phone: Phone,
  name: Name,
  label?: Named,
): Extract<Block, { block: Name }> => {
  const found = blocksOf(pageOf(phone)).find((block) => {
    if (block.block !== name) return false;
    if (label === undefined) return true;
    const own = 'label' in block ? (block.label ?? '') : '';
    return typeof label === 'string' ? own === label : label.test(own);
  });
  if (!found) throw new Error(`no block ${name} ${String(label)}`);
  return found as Extract<Block, { block: Name }>;
};
