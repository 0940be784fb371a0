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
  type Reader,
} from '../../../../core/checked/read';
import { cardReader } from '../../cards/parse';
import type { CadetParts } from '../../rules';
import { MODES, playerReader, scenarioReader, type CadetPlayer, type CadetSetup } from '../setup';
import { id, name, recordOf } from '../../../kit/play/fields';
import { teamRoll } from '../../../admirals-shared/play/fields';
import { cardProblems, subjects, teamProblems, twice } from '../../../kit/play/setups';

const setupReader = (parts: CadetParts): Reader<CadetSetup> =>
  object({
    system: just(parts.id),
    mode: oneOf(MODES),
    teams: list(object({ id, name }), { least: 2, most: 2 }),
    players: list(playerReader, { least: 1, most: 12 }),
    cards: recordOf(cardReader(parts.keywords)),
    rulings: recordOf(text({ most: 60 })),
    first: id,
    firstRoll: optional(teamRoll),
    starSystems: orElse(whole({ least: 0, most: 40 }), 0),
    scenario: optional(scenarioReader),
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
