import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, Tool } from '../../../../core/pages/desks';
import type { Page } from '../../../../core/pages/page';
import { countWithin, textsAt } from '../../../kit/pages/answered';
import { cardsOn, TYPED } from '../../../kit/pages/onShelf';
import { laidOut, switchesBlock, type Blocks } from '../../../kit/pages/laidOut';
import { stepperAt } from '../../../kit/pages/steppers';
import type { AnyWeaponCard } from '../../cards/types';
import type { AnyStrikeSituation } from '../../strike/situation';
import { ownModifiers } from '../aim';
import { askedSwitches } from '../strike/asked';
import { ownModifierBlock, sumBlock } from '../strike/modifiers';
import type { StrikeEdition, Striking } from '../strike/striking';
import { targetCard, targetChoice, type AnyShip, type WhatIfWords } from './target';
import { diceTold, weaponBlocks, weaponTold } from './weapon';

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
export const makeWhatIf = <Of extends Striking, Ship extends AnyShip, Condition, Ability>(
  own: OwnWhatIf<Of, Ship, AnyWeaponCard<Condition, Ability>>,
): Tool => {
  const { edition, words, readsSource } = own;
  const { whatIf, strikePages } = words;
  const page = (answers: Answers, shelf: Shelf): Page => {
    const rules = own.rulesFor(shelf.rulings ?? {});
    const ships = cardsOn<Ship>(shelf, 'ship');
    const weapons = cardsOn<AnyWeaponCard<Condition, Ability>>(shelf, 'weapon');
    const { id, path, card } = targetCard(answers, ships, () => own.typedCard(answers));
    const told = { answers, path, rules };
    const target = own.targetOf(card, told);
    const { weapon } = weaponTold(answers, weapons, whatIf);
    const situation = situationTold(answers, target, weapon, own.rule);
    const answer = own.answerTo(situation, rules);
    const { open } = own.answerTo({ ...situation, answers: {} }, rules);
    const reckoned = { view: { words, rules, readsSource }, answer, answers };
    const { view } = reckoned;
    return laidOut({
      title: whatIf.title,
      kicker: whatIf.kicker(weapon.name, situation.dice),
      blocks: [
        edition.oddsBlock(reckoned),
        weaponBlocks(answers, weapons, whatIf),
        targetChoice(id, ships, whatIf),
        own.targetBlocks(target, told, id === TYPED),
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
