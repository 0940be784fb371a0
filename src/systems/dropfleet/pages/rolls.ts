import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page } from '../../../core/pages/page';
import { countWithin, flagAt, oneAt, textAt, textsAt } from '../../kit/pages/answered';
import { listChoice, optionsOf, picks, segmentsChoice, switchAt } from '../../kit/pages/choices';
import type { Blocks } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { rolledPage } from '../../kit/procedures/rolled';
import { shipHead } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { chanceThat, endingsOf } from '../../kit/procedures/exact';
import type { Field } from '../../kit/procedures/state';
import { pointsNow } from '../../kit/play/marks';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import type { DropfleetCommand } from '../play/commands';
import { mendingIn, passageIn, volatileOf } from '../play/fallout';
import { POINTS } from '../play/names';
import * as table from '../play/view';
import { siteAttackIn, strikeIn } from '../play/strikes';
import { readsRule } from '../reference/contents';
import { saturation } from '../rules/assets';
import { isCity } from '../rules/dropsites';
import { effectRolled } from '../rules/crippling';
import { blastRange } from '../rules/explosion';
import { FIRST_OR_BACKUP, SCENERY, type Layer, type Scenery } from '../terms';
import { en } from '../words/en';
import { shotShown, targetBlock, toldOf } from './attack';
import { blastOdds, boardingOdds, chanceTable, cripplingOdds, hullOdds, oddsBlock } from './odds';
import { rowsOf, siteRow, type View } from './view';

const { done, rolls: say } = en.own;

/** What a command asks to be rolled for one piece, with its odds before the dice. */
const rollPage = (
  view: View,
  head: Omit<Page, 'blocks'>,
  answers: Answers,
  command: Parameters<typeof rolledPage<DropfleetCommand>>[2]['command'],
  more: Partial<Pick<Parameters<typeof rolledPage>[2], 'blocks' | 'odds' | 'act' | 'shownAs'>> = {},
): Page =>
  rolledPage(view, head, {
    answers,
    command,
    act: { label: say.take },
    shownAs: shotShown([]),
    ...more,
  });

const headOf = (ship: Ship, at: keyof typeof done) => ({ ...shipHead(ship), kicker: done[at] });

const PAID = { brace: 'brace-for-impact', contain: 'contain-reactor' } as const;

/** Whether an ability is paid for; none where the team cannot. */
const paidSwitch = (view: View, { team }: Ship, id: keyof typeof PAID, answers: Answers) => {
  const label = en.own.abilities[PAID[id]];
  const may = pointsNow(view.state, team, POINTS) >= 2;
  return may && switchAt(id, label, flagAt(answers, id) === true);
};

/** §7.3.6 */
export const cripplePage = (view: View, ship: Ship, answers: Answers): Page => {
  const brace = flagAt(answers, 'brace') === true;
  const command = { type: 'cripple', ship: ship.id, brace } as const;
  return rollPage(view, headOf(ship, 'cripple'), answers, command, {
    blocks: paidSwitch(view, ship, 'brace', answers),
    odds: () => cripplingOdds(brace),
    shownAs: (asked) => {
      const sum = asked.reply?.reduce<number>((all, one) => all + Number(one), 0) ?? 0;
      return { ...shotShown([])(asked), told: en.terms.effects[effectRolled(sum)] };
    },
  });
};

/** End Phase 1-2 */
const mendingOdds = (view: View, ship: Ship): Blocks => {
  const { procedure, start, fields, effects, fire } = mendingIn(view.game, ship);
  const ends = endingsOf(procedure, start, {});
  const isOff = (field: Field | undefined) => chanceThat(ends, (end) => field?.of(end) === 0);
  return chanceTable(say.mended, [
    ...effects.map((one, at) => [en.terms.effects[one], isOff(fields.row[at])] as const),
    [say.allFires, fire > 0 ? isOff(fields.fire) : 0],
  ]);
};

export const mendPage = (view: View, ship: Ship, answers: Answers): Page => {
  const command = { type: 'mend', ship: ship.id } as const;
  const odds = () => mendingOdds(view, ship);
  return rollPage(view, headOf(ship, 'mend'), answers, command, { odds });
};

/** §3.1 */
export const burnPage = (view: View, ship: Ship, answers: Answers): Page =>
  rollPage(view, headOf(ship, 'burn'), answers, { type: 'burn', ship: ship.id });

/** §8.2 */
export const boardPage = (view: View, ship: Ship, answers: Answers): Page => {
  const max = 20;
  const defending = countWithin(answers, 'defending', { max }) ?? 0;
  const command = { type: 'board', ship: ship.id, defending } as const;
  return rollPage(view, headOf(ship, 'board'), answers, command, {
    blocks: [stepperAt('defending', say.defending, defending, { max })],
    odds: () => boardingOdds(view, ship, defending),
  });
};

/** §7.3.7: Cities are safe, and what is in the other layer; a Power Plant lights up Groups in any. */
const inLayer = (view: View, thing: Ship, layer: Layer | null): boolean => {
  if (layer === null) return table.isGroup(thing);
  if (table.isGroup(thing))
    return table.partsOf(view.state, thing.id).some((one) => table.layerOf(one) === layer);
  return layer === 'orbit' && !(table.isDropsite(thing) && isCity(table.siteKind(thing)));
};

/** §7.3.7: what is near, as far as the table says: in range, or in double range, where Spikes may come. */
export const explodePage = (view: View, ship: Ship, answers: Answers): Page => {
  const { state } = view;
  const card = table.cardOf(view, ship);
  const range = card ? (blastRange(card.tonnage) ?? 0) : volatileOf(view.setup).range;
  const all = [...shipsInPlay(state), ...table.wingsOf(view), ...table.sitesOf(view)];
  const layer = card ? table.layerOf(ship) : null;
  const things = all.filter((one) => inLayer(view, one, layer)).map(({ id }) => id);
  const reaches = card ? [range, 2 * range] : [range];
  const picked = reaches.map((reach, at) => {
    const id = at === 0 ? 'near.in' : 'near.wide';
    return { id, reach, ids: textsAt(answers, id) ?? [] };
  });
  const near = things.flatMap((id) => {
    const first = picked.find(({ ids }) => ids.includes(id));
    return first ? [{ id, distance: first.reach }] : [];
  });
  const told = { contain: flagAt(answers, 'contain') === true, near };
  const command = { type: 'explode', ship: ship.id, ...told } as const;
  const options = optionsOf(things, (id) => shipName(state, id));
  return rollPage(view, headOf(ship, 'explode'), answers, command, {
    blocks: [
      picked.map(({ id, reach, ids }) => picks(id, say.near(reach, layer === null), ids, options)),
      card && paidSwitch(view, ship, 'contain', answers),
    ],
    odds: () => blastOdds(view, ship, told),
  });
};

/** §8.1: both sides send battalions to Features, then the smaller side is lost on both: nothing is left to chance. */
export const fightPage = (view: View, site: Ship, answers: Answers): Page => {
  const { state, setup } = view;
  const features = table.partsOf(state, site.id);
  const teamOf = (by: string): string => setup.teams[by === 'first' ? 0 : 1]?.name ?? '';
  const nameAt = (at: string | undefined): string => features[Number(at)]?.name ?? '';
  const page = rolledPage(
    view,
    { title: site.name, kicker: done.fight },
    {
      answers,
      blocks: [{ block: 'ships', rows: rowsOf(view, [site], siteRow) }],
      command: { type: 'fight', dropsite: site.id },
      act: { label: say.fightAct },
      shownAs: ({ question }) =>
        question.ask === 'choose'
          ? {
              label: say.destroy(nameAt(question.id.split('-')[1])),
              option: (id) => ({ label: id === 0 ? say.keep : say.destroyIt }),
            }
          : { label: say.assign, option: (id) => ({ label: say.sendTo(nameAt(String(id))) }) },
      headingFor: ({ question }) => [{ block: 'heading', text: teamOf(question.by) }],
    },
  );
  // The act is the command above, with its replies.
  const command = page.primary?.command as DropfleetCommand | undefined;
  const findings = command ? view.findings(view.eventsOf(command)) : [];
  return findings.length === 0
    ? page
    : { ...page, blocks: [...page.blocks, { block: 'findings', label: say.foreseen, findings }] };
};

/** §8.3.4-5: Bombers or Torpedoes strike. */
export const bombPage = (view: View, wing: Ship, answers: Answers): Page => {
  const { state, setup } = view;
  const enemy = otherTeam(setup, wing.team);
  const foes = shipsInPlay(state, enemy);
  const isBombing = wing.card === 'bombers';
  const ships = isBombing ? foes : foes.flatMap(({ id }) => table.partsOf(state, id));
  const targets = [...ships, ...(wing.card === 'mines' ? [] : table.sitesOf(view))];
  const target = targets.find(({ id }) => id === textAt(answers, 'target')) ?? targets[0];
  if (!table.isWing(wing) || wing.left || !target) return pastPage(view, wing.name);
  const fewerFrom = oneAt(answers, 'fewer', FIRST_OR_BACKUP) ?? 'first';
  const also = toldOf(view, target, answers, isBombing ? enemy : '');
  const told = { fewerFrom, ...also.told };
  const strike = strikeIn(view.game, wing, target, told);
  const command = { type: 'bomb', wing: wing.id, target: target.id, ...told } as const;
  const nameOf = (one: typeof fewerFrom) => say.fewerFrom[one];
  const thins = segmentsChoice('fewer', say.fewer, fewerFrom, FIRST_OR_BACKUP, nameOf);
  return rollPage(view, headOf(wing, 'bomb'), answers, command, {
    act: { label: en.own.attack.resolve, opens: 'bridge' },
    blocks: [
      targetBlock(view, targets, target.id),
      strike && isBombing && saturation(strike.count) > 0 && thins,
      also.blocks,
    ],
    odds: () => strike && oddsBlock(view, target, strike),
  });
};

/** §11: the weapon of a Feature. */
export const siteFirePage = (view: View, feature: Ship, answers: Answers): Page => {
  const holder = table.controllerOf(view, feature.partOf ?? '') ?? '';
  const targets = shipsInPlay(view.state, otherTeam(view.setup, holder));
  const target = targets.find(({ id }) => id === textAt(answers, 'target')) ?? targets[0];
  if (!target) return pastPage(view, feature.name);
  const { told, blocks } = toldOf(view, target, answers, target.team);
  const fire = siteAttackIn(view.game, feature, target, told.fighters);
  const command = { type: 'site-fire', feature: feature.id, target: target.id, ...told } as const;
  return rollPage(view, { title: feature.name, kicker: en.own.attack.act }, answers, command, {
    act: { label: en.own.attack.resolve },
    blocks: [targetBlock(view, targets, target.id), blocks],
    odds: () => fire && oddsBlock(view, target, fire),
  });
};

const MOST = 6;
/** §10: what hits a Ship that moves through it. */
const HITTING = ['micrometeor-cloud', 'debris-field'] as const;

/** §10: what a Ship moved through, each piece by itself. */
const shipCommand = (view: View, ship: Ship, answers: Answers, isOnto: boolean) => {
  const counts = HITTING.map((id) => ({ id, count: countWithin(answers, id, { max: MOST }) ?? 0 }));
  const through = counts.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, at) => ({ scenery: id, area: String(at) })),
  );
  const onto = isOnto ? ({ onto: 'large-object' } as const) : {};
  const command = { type: 'pass-scenery', ship: ship.id, through, ...onto } as const;
  const passage = through.length > 0 || isOnto ? passageIn(view.game, ship, command) : null;
  return {
    command,
    odds: (): Blocks => {
      const ends = passage && endingsOf(passage.procedure, 0, {});
      const label = en.own.scenery.destroyed;
      return ends && hullOdds(label, ends, passage.fields.damage.of, passage.hull);
    },
    blocks: counts.map(({ id, count }) =>
      stepperAt(id, en.terms.scenery[id], count, { max: MOST, ...readsRule('§10') }),
    ),
  };
};

/** §10: what a Wing crosses, or was put onto. */
const wingCommand = (wing: Ship, answers: Answers, onto: boolean) => {
  const scenery = oneAt(answers, 'scenery', SCENERY) ?? SCENERY[0];
  const nameOf = (one: Scenery) => en.terms.scenery[one];
  return {
    command: { type: 'cross', wing: wing.id, scenery, onto } as const,
    odds: () => [],
    blocks: [listChoice('scenery', done.scenery, scenery, SCENERY, nameOf)],
  };
};

export const sceneryPage = (view: View, ship: Ship, answers: Answers): Page => {
  if (ship.left || view.state.outcome) return pastPage(view, ship.name);
  const onto = flagAt(answers, 'onto') === true;
  const { command, blocks, odds } = table.isWing(ship)
    ? wingCommand(ship, answers, onto)
    : shipCommand(view, ship, answers, onto);
  return rollPage(view, headOf(ship, 'scenery'), answers, command, {
    odds,
    blocks: [...blocks, switchAt('onto', en.own.scenery.onto, onto)],
  });
};
