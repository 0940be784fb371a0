import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countWithin, flagAt, oneAt } from '../../kit/pages/answered';
import { listChoice, switchAt } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { endingsOf } from '../../kit/procedures/exact';
import { stepperAt } from '../../kit/pages/steppers';
import { passageIn } from '../play/fallout';
import { isWing } from '../play/view';
import { readsRule } from '../reference/entriesFor';
import { SCENERY, type Scenery } from '../terms';
import { en } from '../words/en';
import { hullOdds } from './odds';
import { headOf, rollPage } from './rolls';
import type { View } from './view';

const say = en.own.scenery;
const MOST = 6;
/** §10: what hits a Ship that moves through it. */
const HITTING = ['micrometeor-cloud', 'debris-field'] as const;

/** §10: what a Ship moved through, each piece by itself. */
const shipCommand = (view: View, ship: Ship, answers: Answers) => {
  const counts = HITTING.map((id) => ({ id, count: countWithin(answers, id, { max: MOST }) ?? 0 }));
  const through = counts.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, at) => ({ scenery: id, area: String(at) })),
  );
  const isOnto = flagAt(answers, 'onto') === true;
  const onto = isOnto ? ({ onto: 'large-object' } as const) : {};
  const command = { type: 'pass-scenery', ship: ship.id, through, ...onto } as const;
  const passage = through.length > 0 || isOnto ? passageIn(view.game, ship, command) : null;
  return {
    command,
    odds: (): readonly Block[] => {
      if (!passage) return [];
      const { procedure, fields, hull } = passage;
      return [hullOdds(say.destroyed, endingsOf(procedure, 0, {}), fields.damage.of, hull)];
    },
    blocks: counts.map(({ id, count }) =>
      stepperAt(id, en.terms.scenery[id], count, { max: MOST, ...readsRule('§10') }),
    ),
  };
};

/** §10: what a Wing crosses, or was put onto. */
const wingCommand = (wing: Ship, answers: Answers) => {
  const scenery = oneAt(answers, 'scenery', SCENERY) ?? SCENERY[0];
  const onto = flagAt(answers, 'onto') === true;
  const nameOf = (one: Scenery) => en.terms.scenery[one];
  return {
    command: { type: 'cross', wing: wing.id, scenery, onto } as const,
    odds: () => [],
    blocks: [listChoice('scenery', say.title, scenery, SCENERY, nameOf)],
  };
};

export const sceneryPage = (view: View, ship: Ship, answers: Answers): Page => {
  if (ship.left || view.state.outcome) return pastPage(view, ship.name);
  const { command, blocks, odds } = isWing(ship)
    ? wingCommand(ship, answers)
    : shipCommand(view, ship, answers);
  const on = flagAt(answers, 'onto') === true;
  return rollPage(view, headOf(ship, say.title), answers, command, {
    odds,
    blocks: [...blocks, switchAt('onto', say.onto, on)],
    shownAs: ({ question }) => ({ label: en.own.rolls.blast(question.id) }),
  });
};
