import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type { ShelfCard, Shelf, Tool } from '../../../core/pages/desks';
import type { Block, Page } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import { FACINGS, CHART_RESULTS, ICONS, WEAPON_TYPES, type Icon } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';
import { countWithin, oneAt, textAt, textsAt, toggled } from '../../kit/pages/answered';
import type { whatIfWords } from '../words/en/whatIf';
import { chipsChoice, choiceBlock, segmentsChoice } from '../../kit/pages/choices';
import { stepperAt } from '../../kit/pages/steppers';
import { laidOut, switchesBlock, type Blocks } from '../../kit/pages/laidOut';
import type { AnyWeaponCard } from '../cards/types';
import type { AnyStrikeSituation } from '../strike/situation';
import { ownModifiers } from './aim';
import { askedSwitches, ownModifierBlock, sumBlock } from './strike/reasons';
import type { StrikeEdition, Striking } from './strike/striking';

type WhatIfWords = Wording<typeof whatIfWords>;

interface AnyShip extends Card {
  readonly role: string;
  readonly hull: number;
  readonly shields: Shields;
}

const MOST_HULL = 30;
const MOST_SHIELDS = 20;

const hullBounds = ({ hull }: AnyShip) => ({ min: 1, max: Math.max(MOST_HULL, hull) });

/** What a choice says where no card is meant. */
const TYPED = 'typed';

/** What is told of one target is not told of another. */
const pathOf = (target: string): string => `of.${target}`;

export const TYPED_PATH = pathOf(TYPED);

/** The cards of one kind that lie ready, twins and all. */
const cardsOn = <Some extends Card>(
  { cards }: Shelf,
  kind: Some['kind'],
): readonly ShelfCard<Some>[] =>
  // A shelf holds only what its system's own parseCard gave.
  cards.filter(
    ({ card }) => card.kind === kind,
  ) as readonly ShelfCard[] as readonly ShelfCard<Some>[];

/** The one that was told, else the first; what is typed in where that was told, or none lies ready. */
const chosenOf = <Some extends Card>(
  cards: readonly ShelfCard<Some>[],
  told: string | null,
  typed: () => Some,
): Pick<ShelfCard<Some>, 'id' | 'card'> => {
  const chosen = cards.find(({ id }) => id === told) ?? cards[0];
  return told === TYPED || !chosen ? { id: TYPED, card: typed() } : chosen;
};

/** One of the cards, or one that is typed in. */
const cardChoice = <Some extends Card>(
  { id, label, value }: { readonly id: string; readonly label: string; readonly value: string },
  typed: string,
  cards: readonly ShelfCard<Some>[],
  detailOf: (card: Some) => string,
): Block =>
  choiceBlock('menu', id, label, value, [
    { value: TYPED, label: typed },
    ...cards.map((one) => ({
      value: one.id,
      label: one.card.name,
      detail: `${one.card.code} · ${detailOf(one.card)}`,
    })),
  ]);

/** The strongest facing stands for the one that is hit, until the table says otherwise. */
const printedShields = ({ shields }: AnyShip): number =>
  shields.as === 'pool'
    ? shields.points
    : Math.max(...FACINGS.map((facing) => shields.points[facing]));

/** As battered as the table says, and where. */
export const stateTold = <Terrain extends string>(
  answers: Answers,
  path: string,
  card: AnyShip,
  terrains: readonly Terrain[],
) => {
  const points = countWithin(answers, `${path}.shields`, { max: MOST_SHIELDS });
  return {
    hull: countWithin(answers, `${path}.hull`, hullBounds(card)) ?? card.hull,
    shields: { as: 'pool', points: points ?? printedShields(card) },
    terrain: oneAt(answers, `${path}.terrain`, terrains),
  } as const;
};

/** What is left of its hull, and of the shields that are hit. */
export const leftBlocks = (
  path: string,
  {
    card,
    hull,
    shields,
  }: { readonly card: AnyShip; readonly hull: number; readonly shields: Shields },
  words: WhatIfWords,
): readonly Block[] => [
  stepperAt(`${path}.hull`, words.hull, hull, hullBounds(card)),
  stepperAt(`${path}.shields`, words.shields, shields.as === 'pool' ? shields.points : 0, {
    max: MOST_SHIELDS,
  }),
];

export const roleBlock = (
  path: string,
  { role }: AnyShip,
  roles: readonly string[],
  words: WhatIfWords,
): Block => chipsChoice(`${path}.role`, words.role, role, roles, words.term);

export const terrainBlock = (
  path: string,
  terrain: string | null,
  terrains: readonly string[],
  words: WhatIfWords,
): Block => chipsChoice(`${path}.terrain`, words.terrain, terrain, [null, ...terrains], words.hex);

const MOST_DICE = 20;
const SOME_DICE = 3;
const FAR = 99;

const diceTold = (answers: Answers): number =>
  countWithin(answers, 'dice', { max: MOST_DICE }) ?? SOME_DICE;

/** A plain gun to begin with: low results hit. */
const PLAIN: Readonly<Partial<Record<number, readonly Icon[]>>> = {
  0: ['hit'],
  1: ['hit'],
  2: ['hit'],
};

const rowPath = (result: number): string => `chart.${result}`;

const rowTold = (answers: Answers, result: number): readonly Icon[] => {
  const told = textsAt(answers, rowPath(result));
  return told ? ICONS.filter((icon) => told.includes(icon)) : (PLAIN[result] ?? []);
};

const typedWeapon = (answers: Answers, { ownWeapon }: WhatIfWords): AnyWeaponCard<never> => ({
  kind: 'weapon',
  code: '',
  name: ownWeapon,
  types: [oneAt(answers, 'types', WEAPON_TYPES) ?? 'Basic'],
  maxDistance: FAR,
  chart: Object.fromEntries(CHART_RESULTS.map((result) => [result, rowTold(answers, result)])),
  modifiers: [],
});

const chartBlock = (answers: Answers, words: WhatIfWords): Block => ({
  block: 'grid',
  label: words.chart,
  columns: ICONS.map(words.column),
  rows: CHART_RESULTS.map((result) => {
    const now = rowTold(answers, result);
    return {
      label: words.result(result),
      cells: ICONS.map((icon) => ({
        on: now.includes(icon),
        spoken: words.cell(result, icon),
        answers: { [rowPath(result)]: toggled(now, icon, !now.includes(icon)) },
      })),
    };
  }),
});

/** With what, and how many dice. */
const weaponBlocks = (
  answers: Answers,
  { id, card }: Pick<ShelfCard<AnyWeaponCard<unknown>>, 'id' | 'card'>,
  weapons: readonly ShelfCard<AnyWeaponCard<unknown>>[],
  words: WhatIfWords,
): Blocks => {
  const choice = { id: 'weapon', label: words.weapon, value: id };
  return [
    cardChoice(choice, words.ownWeapon, weapons, ({ types }) => types.map(words.term).join(', ')),
    stepperAt('dice', words.dice, diceTold(answers), { max: MOST_DICE }),
    id === TYPED && [
      segmentsChoice('types', words.types, card.types[0] ?? null, WEAPON_TYPES, words.term),
      chartBlock(answers, words),
    ],
  ];
};

const MOST_DISTANCE = 12;

const distanceTold = (answers: Answers): number =>
  countWithin(answers, 'distance', { max: MOST_DISTANCE }) ?? 1;

/** What is told of a target, and where. */
export interface Told<Rules> {
  readonly answers: Answers;
  readonly path: string;
  readonly rules: Rules;
}

type RulesTold<Of extends Striking> = Told<Of['view']['rules']>;

/** What an edition brings to the page for odds without a game. */
interface OwnWhatIf<Of extends Striking, Ship, Weapon> {
  readonly edition: Pick<StrikeEdition<Of>, 'oddsBlock' | 'policyBlocks'>;
  readonly readsSource: Of['view']['readsSource'];
  readonly words: Of['view']['words'] & {
    readonly whatIf: WhatIfWords & { readonly detail: string };
  };
  readonly rulesFor: (chosen: Readonly<Record<string, string>>) => Of['view']['rules'];
  /** The section that tells of modifiers by hand. */
  readonly rule: string;
  readonly typedCard: (answers: Answers) => Ship;
  /** As battered as the table says. */
  readonly targetOf: (card: Ship, told: RulesTold<Of>) => Of['piece'];
  readonly targetBlocks: (target: Of['piece'], told: RulesTold<Of>, isTyped: boolean) => Blocks;
  readonly answerTo: (
    situation: AnyStrikeSituation<Of['piece'], Weapon>,
    rules: Of['view']['rules'],
  ) => Of['answer'];
}

/** The strike that was put together, by somebody about whom nothing counts. */
const situationTold = <Piece extends Striking['piece'], Weapon>(
  answers: Answers,
  target: Piece,
  weapon: Weapon,
  rule: string,
): AnyStrikeSituation<Piece, Weapon> => ({
  attacker: { ...target, id: 'attacker', team: 'attacker', keywords: [], terrain: null },
  target,
  weapon,
  dice: diceTold(answers),
  distance: distanceTold(answers),
  facings: [],
  nearAttacker: [],
  nearTarget: [],
  answers: Object.fromEntries((textsAt(answers, 'asked') ?? []).map((text) => [text, true])),
  byHand: ownModifiers(answers).map((value) => {
    return { value, source: { of: 'hand', text: '' }, rule };
  }),
});

/** Odds of any strike without a game: cards of the shelf, or numbers that were typed in. */
export const makeWhatIf = <Of extends Striking, Ship extends AnyShip, Ability>(
  own: OwnWhatIf<Of, Ship, AnyWeaponCard<Ability>>,
): Tool => {
  const { edition, words, readsSource } = own;
  const { whatIf, strikePages } = words;
  const page = (answers: Answers, shelf: Shelf): Page => {
    const rules = own.rulesFor(shelf.rulings ?? {});
    const ships = cardsOn<Ship>(shelf, 'ship');
    const weapons = cardsOn<AnyWeaponCard<Ability>>(shelf, 'weapon');
    const ship = chosenOf(ships, textAt(answers, 'target'), () => own.typedCard(answers));
    const told = { answers, path: pathOf(ship.id), rules };
    const target = own.targetOf(ship.card, told);
    const weapon = chosenOf(weapons, textAt(answers, 'weapon'), () => typedWeapon(answers, whatIf));
    const situation = situationTold(answers, target, weapon.card, own.rule);
    const choice = { id: 'target', label: whatIf.target, value: ship.id };
    const answer = own.answerTo(situation, rules);
    const { open } = own.answerTo({ ...situation, answers: {} }, rules);
    const view = { words, rules, readsSource };
    const reckoned = { view, answer, answers };
    return laidOut({
      title: whatIf.title,
      kicker: whatIf.kicker(weapon.card.name, situation.dice),
      blocks: [
        edition.oddsBlock(reckoned),
        weaponBlocks(answers, weapon, weapons, whatIf),
        cardChoice(choice, whatIf.ownTarget, ships, ({ role }) => whatIf.term(role)),
        own.targetBlocks(target, told, ship.id === TYPED),
      ],
      aside: [
        sumBlock(view, answer.modifiers, answers),
        ownModifierBlock(view, answers),
        stepperAt('distance', strikePages.distance, situation.distance ?? 0, {
          max: MOST_DISTANCE,
        }),
        switchesBlock(askedSwitches(open, answers), strikePages.tableKnows),
        edition.policyBlocks(reckoned),
      ],
    });
  };
  return { id: 'what-if', title: whatIf.title, detail: whatIf.detail, page };
};
