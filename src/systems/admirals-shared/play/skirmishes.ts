import type { GameEvent, ShipId } from '../../../core/game/events';
import { makeRefusals, record, recordEach, type Decided, type Game } from '../../../core/game/game';
import type { ObjectOf } from '../../../core/checked/read';
import type { Refusal } from '../../../core/game/system';
import { allOf, nameOf, type Check } from '../../kit/play/checks';
import type { Overridable } from '../../kit/play/commands';
import { type Cause, changeTrack } from '../../kit/play/marks';
import { readCombatDice } from '../skirmish/die';
import { survivorOf, type Armed, type Duel } from '../skirmish/duel';
import { otherSide, SIDES, type BySide, type SkirmishSide } from '../skirmish/sides';
import type { AnySkirmishAim, SKIRMISH_QUICK } from './commands';
import { HULL } from './names';
import type { SharedWhy } from './refusals';
import { fight as fightOut, type Fought, type Rolls, type SkirmishRoll } from './resolve/skirmish';
import { saveRolled } from './strikes';
import { moved } from './where';

type Fight = BySide<ShipId>;

/** A skirmish with every roll that it asks for. */
interface Asked extends AnySkirmishAim, Rolls, Overridable {}

/** One that the table has resolved itself; where somebody is avenged, by whom. */
interface AskedQuick extends ObjectOf<typeof SKIRMISH_QUICK> {
  readonly grudge?: SkirmishSide;
}

type Whys = { readonly id: string };

/** How an edition records what a skirmish did. */
interface Recording<Some extends Game> {
  readonly rules: {
    readonly all: string;
    readonly dice: string;
    readonly damage: string;
    readonly needs: Readonly<Record<SkirmishRoll['needs'], string>>;
  };
  /** What so many dice come to on average: kept for ever, to the last digit. */
  readonly meanOf: (hitsOnAllFaces: number, dice: number) => number;
  readonly fallIfDue: (game: Some, ship: ShipId, cause: Cause) => Some;
  readonly fallToGrudge?: (game: Some, ship: ShipId, by: ShipId) => Some;
  /** What it does to both that fought. */
  readonly tire?: (game: Some, fight: Fight) => Some;
}

/** How an edition fights. */
interface Skirmishing<
  Some extends Game,
  Why extends Whys,
  Full extends Asked,
  Quick extends AskedQuick,
  SomePiece extends { readonly hull: number },
> extends Recording<Some> {
  readonly knownShip: (game: Some, ship: ShipId) => Check;
  readonly bothThere: (game: Some, fight: Fight) => Refusal<SharedWhy | Why> | null;
  readonly advice: (game: Some, command: Full | Quick) => Refusal<SharedWhy | Why> | null;
  /** What it costs to begin. */
  readonly begun?: (game: Some, command: Full | Quick) => Some;
  /** Null where a card is missing. */
  readonly duelOf: (game: Some, command: Full) => Duel<SomePiece> | null;
  /** The hex of the one that fell, with the other as the fight left it, where that is known. */
  readonly takeHex: (
    game: Some,
    command: Full | Quick,
    survivor: SomePiece | null,
  ) => Decided<Some, SharedWhy | Why>;
}

/** What both rolled in the fight itself. */
const combatRolled = (
  fight: Fight,
  duel: BySide<Armed>,
  { dice: all, rams: rammed }: Rolls,
  rule: string,
  meanOf: (hitsOnAllFaces: number, dice: number) => number,
): readonly GameEvent[] =>
  SIDES.flatMap((side): readonly GameEvent[] => {
    const [dice = [], rams = []] = [all?.[side], rammed?.[side]];
    const both = { type: 'dice-rolled', by: fight[side], against: fight[otherSide(side)] } as const;
    const { value: die } = duel[side].die;
    const hits = die.reduce((sum, one) => sum + one, 0);
    const expected = { direct: meanOf(hits, dice.length) };
    const actual = { direct: readCombatDice(die, dice) };
    return [
      ...(dice.length > 0 ? [{ ...both, roll: 'skirmish', dice, rule, expected, actual }] : []),
      ...(rams.length > 0 ? [{ ...both, roll: 'ram', dice: rams, rule: 'Ram-Prow' }] : []),
    ];
  });

const savesRolled = (fight: Fight, { saved }: Fought): readonly GameEvent[] =>
  SIDES.flatMap((side) => saved.filter((one) => one.side === side)).map(
    ({ side, save, dice, stopped }) =>
      saveRolled(
        { attacker: fight[otherSide(side)], target: fight[side] },
        save,
        'direct',
        dice,
        stopped,
      ),
  );

const grudgesRolled = (fight: Fight, { rolls }: Fought): readonly GameEvent[] =>
  SIDES.flatMap((side) => {
    const die = rolls.grudge?.[side];
    const by = fight[side];
    const against = fight[otherSide(side)];
    return die === undefined
      ? []
      : [{ type: 'dice-rolled', by, against, roll: 'grudge', dice: [die], rule: '9Q' } as const];
  });

/** What a skirmish did, by its dice or as the table says. */
const recording = <Some extends Game>(on: Recording<Some>) => {
  /** Both lose hull before either is gone; who of them takes which hex is not recorded. */
  const loseTogether = (game: Some, fight: Fight, hull: BySide<number>): Some => {
    const rule = on.rules.damage;
    const cause = (side: SkirmishSide): Cause => ({ rule, by: fight[otherSide(side)] });
    const met = moved(game, [fight.active, fight.opposing], rule);
    const hurt = recordEach(met, SIDES, (after, side) =>
      changeTrack(after, fight[side], HULL, -hull[side], cause(side)),
    );
    return recordEach(hurt, SIDES, (after, side) => on.fallIfDue(after, fight[side], cause(side)));
  };

  /** Those who fall to a Grudge, and then whoever still stands. */
  const concluded = (game: Some, fight: Fight, fallen: readonly SkirmishSide[]): Some => {
    const avenged = recordEach(
      game,
      fallen,
      (after, side) => on.fallToGrudge?.(after, fight[side], fight[otherSide(side)]) ?? after,
    );
    return on.tire?.(avenged, fight) ?? avenged;
  };

  return {
    byDice: (game: Some, fight: Fight, duel: BySide<Armed>, fought: Fought): Some => {
      const { report, rolls } = fought;
      const rolled = record(
        game,
        ...combatRolled(fight, duel, rolls, on.rules.dice, on.meanOf),
        ...savesRolled(fight, fought),
      );
      if (!report) return rolled;
      const hull = { active: report.active.hullLost, opposing: report.opposing.hullLost };
      const sworn = record(loseTogether(rolled, fight, hull), ...grudgesRolled(fight, fought));
      const fallen = SIDES.filter((side) => report[side].defeated === 'grudge');
      return concluded(sworn, fight, fallen);
    },
    asTold: (game: Some, fight: Fight, { hull, grudge }: Pick<AskedQuick, 'hull' | 'grudge'>) =>
      concluded(
        loseTogether(game, fight, hull),
        fight,
        grudge === undefined ? [] : [otherSide(grudge)],
      ),
  };
};

/** A whole skirmish, and one that was fought at the table. */
export const makeSkirmishes = <
  Some extends Game,
  Why extends Whys,
  Full extends Asked,
  Quick extends AskedQuick,
  SomePiece extends { readonly hull: number },
>(
  on: Skirmishing<Some, Why, Full, Quick, SomePiece>,
) => {
  type Done = Decided<Some, SharedWhy | Why>;
  const { rules, begun = (game) => game } = on;
  const { advised, andThen, refuse } = makeRefusals<Some, SharedWhy | Why>();
  const recorded = recording(on);

  const fought = (game: Some, command: Full): Done => {
    const duel = on.duelOf(game, command);
    if (!duel) return refuse({ id: 'unknown-ship', ship: command.active }, rules.all);
    const { leftOver, ...done } = fightOut(duel, command);
    if (done.open) {
      const { needs, side, count } = done.open;
      const ship = nameOf(game, command[side]);
      return refuse({ id: 'skirmish-needs', needs, count, ship }, rules.needs[needs]);
    }
    if (leftOver) return refuse({ id: 'left-over', what: leftOver }, rules.all);
    const survivor = survivorOf(duel, done.report)?.piece ?? null;
    return on.takeHex(recorded.byDice(game, command, duel, done), command, survivor);
  };

  return {
    skirmish: (game: Some, command: Full): Done => {
      const near = [...(command.nearActive ?? []), ...(command.nearOpposing ?? [])];
      const wrong =
        on.bothThere(game, command) ?? allOf(near, ({ ship }) => on.knownShip(game, ship));
      if (wrong) return wrong;
      return andThen(advised(game, command.override, on.advice(game, command)), (after) =>
        fought(begun(after, command), command),
      );
    },
    'skirmish-quick': (game: Some, command: Quick): Done => {
      const wrong = on.bothThere(game, command);
      if (wrong) return wrong;
      return andThen(advised(game, command.override, on.advice(game, command)), (after) =>
        on.takeHex(recorded.asTold(begun(after, command), command, command), command, null),
      );
    },
  };
};
