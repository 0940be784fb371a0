import { SIX_SIDED } from '../../../../core/dice/sixSided';
import { checked, type Checked } from '../../../../core/checked/checked';
import type { GameSetup, Ruling } from '../../../../core/game/system';
import { textAt } from '../../../kit/pages/answered';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, EntryId, SwitchView } from '../../../../core/pages/page';
import type { Reads } from '../../../kit/pages/reads';
import { MOST_SYSTEMS, TEAMS } from './draft';

/** What kind of game it is to be. */
export const modeBlock = <Mode extends string>(
  modes: readonly Mode[],
  now: Mode,
  words: {
    readonly mode: string;
    readonly modes: (mode: Mode) => string;
    readonly modeDetail: (mode: Mode) => string;
  },
): Block => ({
  block: 'choice',
  id: 'mode',
  label: words.mode,
  style: 'list',
  value: now,
  options: modes.map((mode) => ({
    value: mode,
    label: words.modes(mode),
    detail: words.modeDetail(mode),
  })),
});

/** A name that is typed; what stands in for it is its hint. */
export const nameField = (draft: Answers, id: string, label: string, hint: string): Block => ({
  block: 'field',
  id,
  label,
  value: textAt(draft, id) ?? '',
  lines: 'one',
  hint,
});

export const systemsBlock = (value: number, label: string, reads: Reads): Block => ({
  block: 'stepper',
  id: 'systems',
  label,
  value,
  min: 0,
  max: MOST_SYSTEMS,
  ...reads,
});

/** A die for each team. */
export const rollBlock = (dice: readonly number[], label: string, note: string): Block => ({
  block: 'dice',
  id: 'roll',
  label,
  count: TEAMS.length,
  dice,
  faces: SIX_SIDED,
  note,
});

/** What is odd about the fleets, each thing once. */
export const oddBlocks = (label: string, texts: readonly string[]): readonly Block[] => {
  const findings = [...new Set(texts)].map((text) => {
    return { text, rule: null, tone: 'warning' } as const;
  });
  return findings.length === 0 ? [] : [{ block: 'findings', label, findings }];
};

/** A switch for each ruling that can be read otherwise. */
export const rulingsBlock = <Id extends string>(
  rulings: readonly (Ruling & { readonly id: Id })[],
  now: Readonly<Record<Id, string>>,
  words: {
    readonly rulings: string;
    readonly ruling: (id: Id) => string;
    readonly rulingAnswer: (id: Id, answer: string) => string;
  },
  entryOf: (id: Id) => EntryId,
): Block => ({
  block: 'switches',
  label: words.rulings,
  switches: rulings.flatMap(({ id, answers: [usual, other] }): readonly SwitchView[] => {
    if (other === undefined) return [];
    const path = `rulings.${id}`;
    return [
      {
        id: path,
        label: words.ruling(id),
        detail: words.rulingAnswer(id, now[id]),
        on: now[id] !== usual,
        entry: entryOf(id),
        answers: { on: { [path]: other }, off: { [path]: usual } },
      },
    ];
  }),
});

type Made = GameSetup & { readonly scenario?: { readonly name: string } };

/** A set-up that can be played, with what its game is called. */
export const titled = <Setup extends Made>(
  setup: Checked<Setup>,
  against: (one: string, other: string) => string,
): Checked<{ readonly title: string; readonly setup: Setup }> => {
  if (!setup.ok) return setup;
  const { scenario, teams } = setup.value;
  const [one, other] = teams;
  const title = scenario?.name ?? against(one?.name ?? '', other?.name ?? '');
  return checked({ title, setup: setup.value });
};
