import type { Answers } from '../../../../core/pages/answers';
import * as skirmishes from '../../../admirals-shared/pages/skirmish';
import { otherSide, SIDES } from '../../../admirals-shared/skirmish/sides';
import { countAt, flagAt, oneAt } from '../../../kit/pages/answered';
import { stepperAt } from '../../../kit/pages/steppers';
import { activeShip } from '../../../kit/play/turns';
import type { Piece } from '../../piece';
import { rotationsNow } from '../../play/activation';
import type { Skirmish, SkirmishAim, SkirmishQuick } from '../../play/commands';
import { hexOf, resolveEntry } from '../../play/resolve/entering';
import { duelFrom } from '../../play/view';
import { hexAsked } from '../activationPage';
import { readsRule, type View } from '../view';
import { segmentsChoice, switchAt } from '../../../kit/pages/choices';
import { actsBlock, type Blocks } from '../../../kit/pages/laidOut';

/** What the skirmishes of 2.0 are made of. */
interface AdmiralsSkirmish extends skirmishes.Skirmishing {
  readonly view: View;
  readonly piece: Piece;
  readonly aim: SkirmishAim;
  readonly told: Pick<Skirmish, 'enters'>;
  readonly command: Skirmish | SkirmishQuick;
}

type OnPage = skirmishes.Fight<AdmiralsSkirmish>;

const isAssault = ({ assault }: SkirmishAim): boolean => assault !== false;

/** 6B-04: begun by an Assault, which costs a move and takes the hex; so is one of the active ship. */
const aimWith: skirmishes.SkirmishEdition<AdmiralsSkirmish>['aimWith'] = (
  aim,
  { state },
  answers,
) => {
  const assault = flagAt(answers, 'assault') ?? activeShip(state) === aim.active;
  const turns = countAt(answers, 'turns') ?? 0;
  return {
    ...aim,
    ...(assault ? {} : { assault: false }),
    ...(assault && turns > 0 ? { rotations: turns } : {}),
  };
};

/** 6C: an Escort whose Evade is ready may slip away first. */
const evadeBlocks = ({ view, active, opposing, aim }: OnPage): Blocks => {
  const { evade, evadeDetail: detail } = view.words.skirmishPages;
  const label = evade(view.nameOf(opposing.id));
  const opens = { page: 'evade', about: active.id };
  const canEvade = opposing.evadeReady && isAssault(aim);
  return canEvade && actsBlock('list', { label, detail, opens, ...readsRule('6C') });
};

const MOST_TURNS = 5;

/** Turns, and a fight that no Assault began. */
const otherBlocks = ({ view, active, aim }: OnPage): Blocks => {
  const { assault, turns: label } = view.words.skirmishPages;
  const { value: turns } = rotationsNow(view.setup, view.state, active);
  const max = turns === 'any' ? MOST_TURNS : turns;
  const now = Math.min(aim.rotations ?? 0, max);
  return [
    switchAt('assault', assault, isAssault(aim), readsRule('6B-04')),
    isAssault(aim) && max > 0 && stepperAt('turns', label, now, { max, ...readsRule('6A') }),
  ];
};

/** 6B-04: the active ship takes the hex of the ship that it defeated, and rolls for it. */
const takingOf = (
  { view, aim, answers }: OnPage,
  { side, piece, lost }: skirmishes.Survivor<AdmiralsSkirmish>,
): skirmishes.Taking<AdmiralsSkirmish> => {
  if (side !== 'active' || !isAssault(aim)) return { told: {}, blocks: [], asks: null };
  const { terrain } = lost;
  const hex = terrain === null ? {} : { terrain };
  const asked = hexAsked(view, { piece, at: 'enters', by: 'assault', ...hex }, answers);
  const { entry: enters } = asked;
  const entry = resolveEntry(piece, hexOf(lost, enters), view.rules, { by: 'assault' });
  const asks = entry.done ? null : entry.need.needs === 'entry-roll' ? { dice: 1 } : 'decision';
  const text = view.words.skirmishPages.roll.enters(view.nameOf(piece.id));
  return {
    told: { enters },
    blocks: [{ block: 'heading', text, team: piece.team }, asked.blocks],
    asks,
  };
};

const GRUDGE = 'quick.grudge';

const grudgeTold = (answers: Answers) => oneAt(answers, GRUDGE, SIDES);

/** 9Q: who was taken along, where one of the two has a Grudge. */
const grudgeBlocks = ({ view, duel, answers }: OnPage): Blocks => {
  const { grudge: label, nobody } = view.words.skirmishPages.quick;
  const avengers = SIDES.filter((side) => duel[side].revenge.length > 0);
  const fallenBy = (side: (typeof SIDES)[number] | null): string =>
    side === null ? nobody : view.nameOf(duel[otherSide(side)].piece.id);
  const sides = [null, ...avengers];
  return (
    avengers.length > 0 &&
    segmentsChoice(GRUDGE, label, grudgeTold(answers), sides, fallenBy, readsRule('9Q'))
  );
};

/** 7: what 2.0 brings to the page of a skirmish. */
export const SKIRMISH: skirmishes.SkirmishEdition<AdmiralsSkirmish> = {
  sections: { pool: '7A', near: '9K', hull: '7D' },
  opens: 'back',
  aimWith,
  duelOf: duelFrom,
  before: evadeBlocks,
  others: otherBlocks,
  taking: takingOf,
  command: (aim, rolls, told) => ({ type: 'skirmish', ...aim, ...rolls, ...told }),
  quick: {
    blocks: grudgeBlocks,
    fallen: (answers) => {
      const avenger = grudgeTold(answers);
      return avenger && otherSide(avenger);
    },
    command: (pair, hull, told, answers) => {
      const grudge = grudgeTold(answers);
      return {
        type: 'skirmish-quick',
        ...pair,
        hull,
        ...(grudge === null ? {} : { grudge }),
        ...told,
      };
    },
  },
};

/** 7: a skirmish of one ship on one page. Null for no such ship. */
export const skirmishPage = skirmishes.makeSkirmishPage(SKIRMISH);
