import { problems, type Checked, type Problem } from '../../../../core/checked/checked';
import {
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  text,
  whole,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import { cardReader } from '../../cards/parse';
import type { CadetParts } from '../../rules';
import {
  MODES,
  type CadetPlayer,
  type CadetSetup,
  type ScenarioRules,
  type ScenarioScore,
  type ScoreWhen,
} from '../setup';
import { MOST_PIECES, id, ids } from '../../../kit/play/fields';
import { teamRoll } from '../../../admirals-shared/play/fields';
import { cardProblems, record, subjects, teamProblems, twice } from '../../../kit/play/setups';

const name = text({ most: 80 });
const sentence = text({ most: 2000, lines: true });
const points = whole({ least: -99, most: 99 });

const player: Reader<CadetPlayer> = object({
  id,
  team: id,
  name,
  fleet: optional(name),
  ships: list(object({ id, card: id, name, badge: optional(text({ most: 8 })) }), {
    most: MOST_PIECES,
  }),
  orders: list(id, { most: 200 }),
});

const destroyed: Reader<ScoreWhen> = object({
  destroyed: list(id, { least: 1, most: MOST_PIECES }),
});
const battered: Reader<ScoreWhen> = object({
  ship: id,
  hullAtMost: whole({ least: 0, most: 99 }),
});

const when: Reader<ScoreWhen> = (draft, path) =>
  typeof draft === 'object' && draft !== null && 'hullAtMost' in draft
    ? battered(draft, path)
    : destroyed(draft, path);

const score: Reader<ScenarioScore> = object({
  id,
  text: sentence,
  team: id,
  points,
  when: optional(when),
  limit: optional(whole({ least: 1, most: 99 })),
  endsGame: optional(yesNo),
});

const act = object({
  id,
  text: sentence,
  ships: ids,
  moment: oneOf(['activation', 'movement'] as const),
  team: id,
  points,
  perSystem: optional(whole({ least: 1, most: 99 })),
});

const scenario: Reader<ScenarioRules> = object({
  id,
  name,
  rules: list(sentence, { most: 60 }),
  scoring: list(score, { most: 60 }),
  acts: list(act, { most: 20 }),
  noShields: ids,
  inSystems: ids,
  orderCopies: optional(
    object({
      team: id,
      most: whole({ least: 1, most: 99 }),
      turns: whole({ least: 1, most: 99 }),
    }),
  ),
});

const setupReader = (parts: CadetParts): Reader<CadetSetup> =>
  object({
    system: just(parts.id),
    mode: oneOf(MODES),
    teams: list(object({ id, name }), { least: 2, most: 2 }),
    players: list(player, { least: 1, most: 12 }),
    cards: record(cardReader(parts.keywords)),
    rulings: record(text({ most: 60 })),
    first: id,
    firstRoll: optional(teamRoll),
    starSystems: orElse(whole({ least: 0, most: 40 }), 0),
    scenario: optional(scenario),
  });

const playerProblems = (setup: CadetSetup, one: CadetPlayer, i: number): readonly Problem[] => {
  const path = `players[${i}]`;
  const ships = one.ships.map(({ card }) => card);
  return [
    ...teamProblems(setup.teams, one.team, `${path}.team`),
    ...cardProblems(setup.cards, 'ship', ships, `${path}.ships`),
    ...cardProblems(setup.cards, 'order', one.orders, `${path}.orders`),
  ];
};

/** A whole set-up as it was stored or sent, if all its parts belong together. */
export const parseSetup =
  (parts: CadetParts) =>
  (draft: unknown): Checked<CadetSetup> => {
    const read = setupReader(parts)(draft, '');
    if (!read.ok) return read;
    const setup = read.value;
    const wrong = [
      ...twice(subjects(setup)),
      ...teamProblems(setup.teams, setup.first, 'first'),
      ...setup.players.flatMap((one, i) => playerProblems(setup, one, i)),
    ];
    return wrong.length > 0 ? problems(...wrong) : read;
  };
