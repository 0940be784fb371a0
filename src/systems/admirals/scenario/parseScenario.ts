import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import {
  at,
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  tagged,
  text,
  whole,
  yesNo,
  objectDraft,
  all,
  type Reader,
} from '../../../core/checked/read';
import {
  SCENARIO_TEAMS,
  type Difficulty,
  type Scenario,
  type ScenarioMode,
  type ScenarioSide,
} from './types';

const code = text({ most: 40 });
const name = text({ most: 80 });
const words = text({ most: 2000, lines: true });
const ruleTexts = list(words, { most: 30 });
const codes = list(code, { most: 60 });

const ship = object({
  id: code,
  code,
  name: optional(name),
  badge: optional(text({ most: 8 })),
  power: whole({ least: 0, most: 99 }),
  place: optional(text({ most: 200 })),
  reserve: optional(yesNo),
});

const player = object({
  id: code,
  name,
  team: oneOf(SCENARIO_TEAMS),
  ships: list(ship, { most: 60, least: 1 }),
});

const score = object({
  id: code,
  text: text({ most: 400 }),
  team: oneOf(SCENARIO_TEAMS),
  points: whole({ least: -99, most: 99 }),
  when: optional(object({ defeated: list(code, { most: 60, least: 1 }) })),
  limit: optional(whole({ least: 1, most: 99 })),
});

const libraryRule = object({
  basic: whole({ least: 0, most: 60 }),
  special: whole({ least: 0, most: 60 }),
  copies: whole({ least: 1, most: 60 }),
  only: optional(codes),
});

const sides =
  (side: Reader<ScenarioSide>): Reader<ScenarioMode['sides']> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const read = all(
      Object.entries(own.value).map(([key, one]): Checked<readonly [string, ScenarioSide]> => {
        const value = side(one, at(path, key));
        return value.ok ? checked([key, value.value]) : value;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };

const modeWith = (difficulty: Difficulty, side: Reader<ScenarioSide>): Reader<ScenarioMode> =>
  object({
    difficulty: just(difficulty),
    sides: sides(side),
    rules: orElse(ruleTexts, []),
    scoring: orElse(list(score, { most: 30 }), []),
  });

/** 11B: what a side has depends on the difficulty: a commander, a library to choose, or a library. */
const mode: Reader<ScenarioMode> = tagged('difficulty', {
  easy: modeWith('easy', object({ commander: code, flightGroup: optional(code) })),
  advanced: modeWith('advanced', object({ choose: libraryRule })),
  challenge: modeWith('challenge', object({ library: codes })),
});

const scenario: Reader<Scenario> = object({
  code,
  name,
  story: orElse(words, ''),
  battlefield: orElse(text({ most: 200 }), ''),
  strategicSystems: whole({ least: 0, most: 19 }),
  teams: list(object({ id: oneOf(SCENARIO_TEAMS), name }), { most: 2, least: 2 }),
  players: list(player, { most: 8, least: 2 }),
  deployment: orElse(ruleTexts, []),
  rules: orElse(ruleTexts, []),
  scoring: orElse(list(score, { most: 30 }), []),
  standardScoring: yesNo,
  rounds: optional(whole({ least: 1, most: 20 })),
  modes: list(mode, { most: 12, least: 1 }),
});

export type ScenarioWhy =
  | { readonly id: 'same-id-twice'; readonly found: string }
  | { readonly id: 'team-without-players'; readonly team: string }
  | { readonly id: 'no-such-ship'; readonly ship: string }
  | { readonly id: 'no-such-player'; readonly player: string }
  | { readonly id: 'player-without-side'; readonly player: string };

const twice = (ids: readonly { id: string; path: string }[]): readonly Problem<ScenarioWhy>[] =>
  ids
    .filter(({ id }, i) => ids.findIndex((other) => other.id === id) < i)
    .map(({ id, path }) => ({ path, why: { id: 'same-id-twice', found: id } }));

const idProblems = ({ players, teams }: Scenario): readonly Problem<ScenarioWhy>[] => [
  ...twice(teams.map(({ id }, i) => ({ id, path: `teams[${i}].id` }))),
  ...twice(players.map(({ id }, i) => ({ id, path: `players[${i}].id` }))),
  ...twice(
    players.flatMap(({ ships }, i) =>
      ships.map(({ id }, j) => ({ id, path: `players[${i}].ships[${j}].id` })),
    ),
  ),
  ...SCENARIO_TEAMS.filter((team) => !players.some((one) => one.team === team)).map(
    (team): Problem<ScenarioWhy> => ({
      path: 'players',
      why: { id: 'team-without-players', team },
    }),
  ),
];

const scoreProblems = (
  lines: Scenario['scoring'],
  path: string,
  ships: ReadonlySet<string>,
): readonly Problem<ScenarioWhy>[] =>
  lines.flatMap(({ when }, i) =>
    (when?.defeated ?? [])
      .filter((one) => !ships.has(one))
      .map((one): Problem<ScenarioWhy> => ({
        path: `${path}[${i}].when.defeated`,
        why: { id: 'no-such-ship', ship: one },
      })),
  );

const modeProblems = ({ players, modes }: Scenario): readonly Problem<ScenarioWhy>[] =>
  modes.flatMap(({ sides }, i) => {
    const path = `modes[${i}].sides`;
    const strangers = Object.keys(sides).filter((id) => !players.some((one) => one.id === id));
    const without = players.filter((one) => !Object.hasOwn(sides, one.id));
    return [
      ...strangers.map((id): Problem<ScenarioWhy> => ({
        path: at(path, id),
        why: { id: 'no-such-player', player: id },
      })),
      ...without.map((one): Problem<ScenarioWhy> => ({
        path,
        why: { id: 'player-without-side', player: one.id },
      })),
    ];
  });

/** 11: a scenario as it was typed or imported, if all its parts belong together. */
export const parseScenario = (draft: unknown): Checked<Scenario> => {
  const read = scenario(draft, '');
  if (!read.ok) return read;
  const { players, scoring, modes } = read.value;
  const ships = new Set(players.flatMap((one) => one.ships.map(({ id }) => id)));
  const wrong = [
    ...idProblems(read.value),
    ...modeProblems(read.value),
    ...scoreProblems(scoring, 'scoring', ships),
    ...modes.flatMap((one, i) => scoreProblems(one.scoring, `modes[${i}].scoring`, ships)),
  ];
  return wrong.length > 0 ? problems(...wrong) : read;
};
