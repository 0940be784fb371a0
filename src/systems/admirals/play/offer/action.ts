import { TERRAINS } from '../../../admirals-shared/cards/terms';
import { evadeRefusal, legalManeuvers } from '../../movement/maneuvers';
import type { Piece } from '../../../admirals-shared/piece';
import { mountChoices, type MountChoice } from '../../strike/declare';
import { activationOf } from '../activation';
import { weaponBy } from '../../../admirals-shared/play/pieces';
import type { AdmiralsCommand, Entry, Evade, Move, Skirmish, Strike } from '../commands';
import { movesSoFar } from '../decide/move';
import { completeEntry, completeSkirmish, completeStrike } from '../resolve/complete';
import { type Chance } from '../../../kit/play/chance';
import { escapeNeeded } from '../resolve/entering';
import { strikesSoFar } from '../situations';
import type { Story } from '../story';
import { turnOf } from '../turn';
import { playerInTurn } from '../turnChecks';
import { pieceOf, piecesOf } from '../view';

const NOTHING_SAID = { ahead: null, beyond: null };

const foesOf = ({ setup, state }: Story, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter(({ team }) => team !== piece.team);

const strikeAt = (
  story: Story,
  choice: MountChoice,
  piece: Piece,
  target: Piece,
  chance: Chance,
): Strike | null => {
  const { setup, state, rules } = story;
  const distance = chance.pick((choice.weapon?.maxDistance ?? 0) + 1);
  const { armament, mount } = choice;
  const aim = { attacker: piece.id, armament, mount, target: target.id, distance };
  return completeStrike(setup, state, rules, aim, chance);
};

/** 5A: every mount that may strike, at every piece of the other team. */
const strikes = (story: Story, piece: Piece, chance: Chance): readonly Strike[] => {
  const { setup, state, rules } = story;
  const soFar = strikesSoFar(state, piece.id, rules);
  const weaponOf = (code: string) => weaponBy(setup, code);
  const ready = mountChoices(piece, weaponOf, soFar, null, rules).filter(
    ({ refusals }) => refusals.length === 0,
  );
  return ready.flatMap((choice) =>
    foesOf(story, piece).flatMap((target) => strikeAt(story, choice, piece, target, chance) ?? []),
  );
};

const escapeDie = ({ rules }: Story, piece: Piece, chance: Chance): { readonly escape?: number } =>
  escapeNeeded(piece, rules) ? { escape: chance.die() } : {};

const intoHex = (story: Story, piece: Piece, terrain: Entry['terrain'], chance: Chance): Entry => {
  const escaping = escapeNeeded(piece, story.rules) !== null;
  return completeEntry(piece, { terrain }, story.rules, chance, { escaping });
};

/** 6B: each maneuver into open space, and Ahead into each kind of terrain. */
const moves = (story: Story, piece: Piece, chance: Chance): readonly Move[] => {
  const legal = legalManeuvers(piece, movesSoFar(story, piece), NOTHING_SAID, story.rules);
  const into = (maneuver: Move['maneuver'], terrain: Entry['terrain']): Move => ({
    type: 'move',
    ship: piece.id,
    maneuver,
    ...escapeDie(story, piece, chance),
    enters: intoHex(story, piece, terrain, chance),
  });
  return legal.flatMap((maneuver) => {
    if (maneuver === 'assault') return [];
    if (maneuver !== 'ahead') return [into(maneuver, null)];
    return [null, ...TERRAINS].map((terrain) => into(maneuver, terrain));
  });
};

/** 6C */
const evades = (story: Story, piece: Piece, chance: Chance): readonly Evade[] =>
  foesOf(story, piece)
    .filter((foe) => evadeRefusal(foe) === null)
    .map((foe) => ({
      type: 'evade',
      ship: foe.id,
      by: piece.id,
      ...escapeDie(story, foe, chance),
      enters: intoHex(story, foe, null, chance),
      follows: completeEntry(piece, { terrain: foe.terrain }, story.rules, chance),
    }));

/** 6B-04 */
const assaults = (story: Story, piece: Piece, chance: Chance): readonly (Skirmish | Evade)[] => {
  const { setup, state, rules } = story;
  const legal = legalManeuvers(piece, movesSoFar(story, piece), NOTHING_SAID, rules);
  if (!legal.includes('assault')) return [];
  const fights = foesOf(story, piece).flatMap(
    (foe) =>
      completeSkirmish(setup, state, rules, { active: piece.id, opposing: foe.id }, chance) ?? [],
  );
  return [...fights, ...evades(story, piece, chance)];
};

const inActivation = (story: Story, piece: Piece, chance: Chance): readonly AdmiralsCommand[] => {
  const { setup, state, rules } = story;
  const activation = activationOf(setup, state, rules, piece.id);
  return [
    ...(activation?.hasMoved === false ? strikes(story, piece, chance) : []),
    ...moves(story, piece, chance),
    ...assaults(story, piece, chance),
    { type: 'end-activation', ship: piece.id },
  ];
};

/** 4B-02: pieces that may be activated; with one active, what it may do, at distances and with dice by chance. */
export const offerAction = (story: Story, chance: Chance): readonly AdmiralsCommand[] => {
  const { setup, state } = story;
  const { active, ready, team } = turnOf(setup, state);
  const piece = active === null ? null : pieceOf(setup, state, active);
  if (piece) return inActivation(story, piece, chance);
  return [
    ...ready
      .filter((ship) => playerInTurn(story, ship, 'activate') === null)
      .map((ship) => ({ type: 'activate', ship }) as const),
    ...(team === null ? [] : [{ type: 'pass', team } as const]),
  ];
};
