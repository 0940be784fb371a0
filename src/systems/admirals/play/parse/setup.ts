import { problems, type Checked, type Problem } from '../../../../core/checked/checked';
import {
  just,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  whole,
  type Reader,
} from '../../../../core/checked/read';
import { writtenShapes } from '../../../admirals-shared/cards/parse/shapes';
import { ESCALATIONS, type Escalation } from '../../../admirals-shared/fleet/types';
import { teamRoll } from '../../../admirals-shared/play/fields';
import { id, ids, name, recordOf } from '../../../kit/play/fields';
import { cardProblems, subjects, teamProblems, twice } from '../../../kit/play/setups';
import { cardReader } from '../../cards/parse';
import {
  MODES,
  playerReader,
  scenarioReader,
  type AdmiralsPlayer,
  type AdmiralsSetup,
} from '../setup';
import type { AdmiralsParts } from '../../rules';

// The keys of the table of levels are the levels.
const LEVELS = Object.keys(ESCALATIONS) as Escalation[];
const LIMITS = [...LEVELS, 'custom'] as const;

const setupReader = (parts: AdmiralsParts): Reader<AdmiralsSetup> =>
  object({
    system: just(parts.id),
    mode: oneOf(MODES),
    escalation: nullable(oneOf(LIMITS)),
    teams: list(object({ id, name }), { least: 2, most: 2 }),
    players: list(playerReader, { least: 1, most: 12 }),
    cards: recordOf(cardReader(parts.keywords)),
    rulings: recordOf(text({ most: 60 })),
    strategicSystems: whole({ least: 0, most: 40 }),
    teamRoll: optional(teamRoll),
    scenario: optional(scenarioReader),
    untracked: optional(ids),
    shapes: optional(writtenShapes),
  });

const playerProblems = (
  setup: AdmiralsSetup,
  one: AdmiralsPlayer,
  i: number,
): readonly Problem[] => {
  const path = `players[${i}]`;
  const { ships, orders, commander, flightGroup, team } = one;
  const leads = [commander, ...ships.map((own) => own.commander)];
  const groups = [flightGroup, ...ships.map((own) => own.flightGroup)];
  return [
    ...teamProblems(setup.teams, team, `${path}.team`),
    ...cardProblems(
      setup.cards,
      'ship',
      ships.map(({ card }) => card),
      `${path}.ships`,
    ),
    ...cardProblems(setup.cards, 'order', orders, `${path}.orders`),
    ...cardProblems(setup.cards, 'commander', leads, path),
    ...cardProblems(setup.cards, 'flight-group', groups, path),
  ];
};

/** A whole set-up as it was stored or sent, if all its parts belong together. */
export const parseSetup =
  (parts: AdmiralsParts) =>
  (draft: unknown): Checked<AdmiralsSetup> => {
    const read = setupReader(parts)(draft, '');
    if (!read.ok) return read;
    const setup = read.value;
    const wrong = [
      ...twice(subjects(setup)),
      ...setup.players.flatMap((one, i) => playerProblems(setup, one, i)),
    ];
    return wrong.length > 0 ? problems(...wrong) : read;
  };
