import { FACINGS } from '../../../admirals-shared/cards/terms';
import { inNumbers, onRadar, wayTold } from '../../../admirals-shared/pages/aim';
import { makeStrikePage } from '../../../admirals-shared/pages/strike/strikePage';
import {
  gunPages,
  type Gun,
  type Ready,
  type StrikeEdition,
} from '../../../admirals-shared/pages/strike/striking';
import { placeBetween } from '../../../kit/play/spots';
import { countAt } from '../../../kit/pages/answered';
import type { Blocks } from '../../../kit/pages/laidOut';
import { stepperAt } from '../../../kit/pages/steppers';
import type { Piece } from '../../piece';
import { strikeFrom } from '../../play/situations';
import { usableShields } from '../../strike/spec';
import { bystanders, carriedBy, type View } from '../view';
import { type CadetStrike, gunsOf, oddsBlock, policyBlocks, volleyAt } from './oddsBlocks';
import { rollOf } from './rolls';
import { sightingOf } from '../../../admirals-shared/geometry';

export const { refTo: attackRef, gunOf } = gunPages('attack');

/** Making Attacks: those of its own arc, and of others that may join in (ruling mounts-roll-apart). */
const mostDice = ({ dice, joining }: CadetStrike['gun']): number =>
  joining.reduce((sum, { left }) => sum + left, dice);

/** Making Attacks: dice of one armament may go to several targets. */
const usingBlocks = ({ rules, words }: View, { gun, aim }: Ready<CadetStrike>): Blocks => {
  const isWhole = rules.rulings['dice-may-be-split'] === 'whole-mount';
  const [min, max] = [isWhole ? gun.dice : 1, mostDice(gun)];
  const { using: label } = words.pages.attack;
  return max !== min && stepperAt('using', label, aim.using ?? gun.dice, { min, max });
};

/** Attack Arcs, Shields: whether it counts where the ships head. */
const headingCounts = ({ rules }: View, attacker: Piece, target: Piece, asked: Gun | null) => {
  const arc = asked && attacker.card.armaments[asked.armament]?.mounts[asked.mount]?.arc;
  return (
    arc !== '360' ||
    (target.shields.as === 'facings' && usableShields(target, FACINGS, rules).points > 0)
  );
};

const MOST_CRITICALS = 4;

/** Making Attacks: what the first edition brings to the page of an attack. */
export const EDITION: StrikeEdition<CadetStrike> = {
  sections: {
    arc: 'Attack Arcs',
    distance: 'Making Attacks',
    facing: 'Shields',
    modifiers: 'Making Attacks',
    hull: 'Hits',
    criticals: 'Critical Hits',
    shields: 'Shields',
  },
  gunsAt: gunsOf,
  whyNot: () => null,
  // What was recorded says where it is. Of small ships only the distance counts where no arc does.
  whereaboutsOf: (view, answers, attacker, target, asked) => {
    const { state, rules } = view;
    const known = placeBetween(state, attacker.id, target.id);
    const usual = headingCounts(view, attacker, target, asked) ? 'radar' : 'numbers';
    return wayTold(answers, usual) === 'radar'
      ? onRadar(answers, target.id, known, rules)
      : inNumbers(answers, target.id, known && sightingOf(known, rules).distance);
  },
  aimWith: (aim, gun, answers) => ({
    ...aim,
    using: Math.min(countAt(answers, 'using') ?? gun.dice, mostDice(gun)),
  }),
  answerTo: ({ setup, state, rules }, aim) => strikeFrom(setup, state, aim, rules),
  shieldsOf: ({ rules }, target, facings) => usableShields(target, facings, rules),
  gunBlocks: usingBlocks,
  neighbours: {
    others: (view, { attacker, target }) => bystanders(view, [attacker, target]),
    figures: ({ modifiers, spec: { roll, target } }) => [
      modifiers.modifiers,
      target.saves,
      roll.rerolledFaces,
      roll.rerolls,
    ],
    shown: (_view, piece) => ({ detail: carriedBy(piece) }),
  },
  oddsBlock,
  policyBlocks,
  volleyAt,
  quick: {
    mostCriticals: () => MOST_CRITICALS,
    maySpend: ({ mayShield }) => mayShield,
    command: (told, { aim, gun }) => ({
      ...told,
      with: { ...told.with, using: aim.using ?? gun.dice },
    }),
  },
  rollOf,
};

/** Making Attacks: a ship at one target, on one page; the mount is the one that it was opened for. Null for no such ship. */
export const attackPage = makeStrikePage(EDITION);
