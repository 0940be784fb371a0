import type { Ship } from '../../../core/game/state';
import type { Block, BlockOf, OddsBar } from '../../../core/pages/page';
import type { Blocks } from '../../kit/pages/laidOut';
import { chancesOf, chanceThat, endingsOf, meanOf, type Ending } from '../../kit/procedures/exact';
import type { State } from '../../kit/procedures/state';
import { pointsNow } from '../../kit/play/marks';
import { shipName } from '../../kit/play/ships';
import { boardingIn } from '../play/assets';
import type { Strike } from '../play/attack';
import type { Asked } from '../play/commands';
import { blastIn } from '../play/fallout';
import { HULL } from '../play/names';
import { coherentShips, hurtShips, isDropsite, siteKind } from '../play/view';
import { attackOdds, dropsiteOdds, groupOdds, type Attack } from '../rules/attack';
import { cripplingRoll, effectRolled } from '../rules/crippling';
import type { Hurt } from '../rules/damage';
import { DROPSITE_PROFILES } from '../rules/dropsites';
import { gainsSpike, resultAt } from '../rules/explosion';
import { sum } from '../rules/numbers';
import { EFFECTS, type Effect } from '../terms';
import { en } from '../words/en';
import type { View } from './view';

const say = en.own.attack;
const MOST_BARS = 4;

/** So many bars that their figures can be read; one may stand for several. */
const barsOf = (damage: readonly number[], hull: number): readonly OddsBar[] => {
  // As far as the dice can come, but for all of the hull, which has a bar of its own.
  const most = Math.min(
    hull - 1,
    damage.findLastIndex((one) => one > 0),
  );
  const width = Math.ceil((most + 1) / MOST_BARS);
  const starts = damage.map((_, at) => at).filter((at) => at % width === 0 && at <= most);
  return [
    ...starts.map((at) => {
      const to = Math.min(at + width, most + 1);
      return { label: say.span(at, to - 1), chance: sum(damage.slice(at, to)) };
    }),
    { label: en.own.figure(hull), chance: sum(damage.slice(hull)), fatal: true },
  ];
};

type OddsBlock = BlockOf<'odds'>;

const oddsOf = (
  damage: readonly number[],
  hull: number,
  shown: Pick<OddsBlock, 'headline' | 'figures' | 'why'>,
): OddsBlock => ({ block: 'odds', label: say.odds, bars: barsOf(damage, hull), ...shown });

/** What damage means for each Ship of a Group. */
export const shipsOdds = (
  ships: readonly Hurt[],
  names: readonly string[],
  attack: Attack,
): OddsBlock => {
  const odds = attackOdds(attack);
  const each = groupOdds(ships, odds.damage);
  return oddsOf(odds.damage, attack.hull ?? 0, {
    headline: { label: say.oneDestroyed, value: say.percent(1 - (each.destroyed[0] ?? 0)) },
    figures: [
      { label: say.crippled, value: say.percent(each.anyCrippled) },
      { label: say.mean, value: say.amount(odds.expectedDamage) },
      ...(attack.protection?.fighters
        ? [{ label: say.fightersUsed, value: say.amount(odds.expectedFightersUsed) }]
        : []),
    ],
    why: [
      ...attack.shots.map((shot) => say.shot(shot)),
      ...names.map((name, at) =>
        say.each(name, each.shipDestroyed[at] ?? 0, each.shipCrippled[at] ?? 0),
      ),
    ],
  });
};

/** Exact odds of a whole attack: on a dropsite, or on each Ship. */
export const oddsBlock = (view: View, shotAt: Ship, { target, attack }: Strike): OddsBlock => {
  if (!isDropsite(shotAt))
    return shipsOdds(
      hurtShips(view, target.ships),
      target.ships.map(({ id }) => shipName(view.state, id)),
      attack,
    );
  const { damage, expectedDamage } = attackOdds(attack);
  const full = DROPSITE_PROFILES[siteKind(shotAt)].hull;
  const { ruined, levelled } = dropsiteOdds(target.hull, full, damage);
  return oddsOf(damage, target.hull, {
    headline: { label: en.own.siteState.levelled, value: say.percent(levelled) },
    figures: [
      { label: say.ruined, value: say.percent(ruined) },
      { label: say.mean, value: say.amount(expectedDamage) },
    ],
    why: attack.shots.map((shot) => say.shot(shot)),
  });
};

/** Hull that may be lost to what is no attack, and the chance that all of it is. */
export const hullOdds = (
  label: string,
  ends: readonly Ending[],
  lost: (state: State) => number,
  hull: number,
  figures: OddsBlock['figures'] = [],
): Block => {
  const damage = chancesOf(ends, lost, hull);
  return oddsOf(damage, hull, {
    headline: { label, value: say.percent(damage[hull] ?? 0) },
    figures: [...figures, { label: say.mean, value: say.amount(meanOf(ends, lost)) }],
    why: [],
  });
};

/** §8.2 */
export const boardingOdds = (view: View, ship: Ship, defending: number): Blocks => {
  const boarding = boardingIn(view.game, ship, defending);
  if (!boarding) return null;
  const { procedure, start, fields, hull } = boarding;
  const ends = endingsOf(procedure, start, {});
  const left = say.amount(meanOf(ends, fields.hits.of));
  const figure = { label: en.own.rolls.boardersLeft, value: left };
  return hullOdds(en.own.rolls.captured, ends, fields.damage.of, hull, [figure]);
};

/** Names with a chance each. */
export const chanceTable = (
  label: string,
  chances: readonly (readonly [string, number])[],
): Blocks => {
  const rows = chances
    .filter(([, chance]) => chance > 0)
    .map(([name, chance]) => ({ label: name, cells: [say.percent(chance)] }));
  return rows.length > 0 && { block: 'table', label, head: [say.chance], rows };
};

/** §7.3.6: what the two dice may bring. */
export const cripplingOdds = (brace: boolean): Blocks => {
  const { procedure, sum } = cripplingRoll(brace);
  const ends = endingsOf(procedure, 0, {});
  const chanceOf = (one: Effect) => chanceThat(ends, (end) => effectRolled(sum.of(end)) === one);
  const rows = EFFECTS.map((one) => [en.terms.effects[one], chanceOf(one)] as const);
  return chanceTable(en.own.effects, rows);
};

/** §7.3.7: what an explosion may do to each thing near it. */
export const blastOdds = (
  view: View,
  ship: Ship,
  told: Pick<Asked<'explode'>, 'contain' | 'near'>,
): Blocks => {
  const blast = blastIn(view.game, ship, told);
  if (!blast || blast.things.length === 0) return null;
  const { procedure, fields, things, range } = blast;
  const ends = endingsOf(procedure, 0, {});
  const rows = things.map((one, at) => {
    const amount = (state: State): number => fields.row[at]?.of(state) ?? 0;
    const label = shipName(view.state, one.id);
    const gone = say.percent(chanceThat(ends, (state) => amount(state) > 0));
    if (one.what === 'wing') return { label, cells: ['–', gone, '–'] };
    const damage = chancesOf(ends, amount, 2);
    const hull = pointsNow(view.state, one.id, HULL);
    const ships = hurtShips(view, coherentShips(view.state, one.id));
    const dies =
      ships.length > 0
        ? 1 - (groupOdds(ships, damage).destroyed[0] ?? 0)
        : dropsiteOdds(hull, hull, damage).levelled;
    const spikes = chanceThat(ends, (end) => gainsSpike(one, resultAt(fields, end), range));
    return {
      label,
      cells: [say.amount(meanOf(ends, amount)), say.percent(dies), say.percent(spikes)],
    };
  });
  return { block: 'table', label: say.odds, head: en.own.rolls.blastHead, rows };
};
