import type { Answers } from '../../../core/pages/answers';
import type { Block, Option } from '../../../core/pages/page';
import { flagAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import type { Aim, UnitCard } from '../attack/spec';
import { COLOURS, diceIn, RANGES, ZONES, type Armament, type Zone } from '../terms';
import { readsRule } from '../reference/entriesFor';
import type { Words } from '../words/en';

const NEAR_TO_FAR = RANGES.slice(0, 3);

/** What is told of an attack before its dice, on the table and in a what-if. */
export interface Told extends Omit<Aim, 'attacker' | 'target'> {
  readonly at?: Zone;
}

/** What was told so far, with something likely in place of what was not. */
export const aimIn = (
  answers: Answers,
  attacker: UnitCard,
  target: UnitCard,
  usual: { readonly zone: Zone; readonly swarm: boolean },
): Told => {
  const isShip = attacker.kind === 'ship';
  const removed = oneAt(answers, 'removed', COLOURS);
  return {
    ...(isShip ? { zone: oneAt(answers, 'zone', ZONES) ?? usual.zone } : {}),
    ...(target.kind === 'ship' ? { at: oneAt(answers, 'at', ZONES) ?? 'front' } : {}),
    range: isShip ? (oneAt(answers, 'range', NEAR_TO_FAR) ?? 'medium') : 'distance-1',
    dial: isShip && flagAt(answers, 'dial') === true,
    token: isShip && flagAt(answers, 'token') === true,
    swarm: flagAt(answers, 'swarm') ?? usual.swarm,
    ...(removed === null ? {} : { removed }),
  };
};

/** Attack 1: at whom, from where unless that is settled, how far and past what. */
export const aimBlocks = (
  { own }: Words,
  { zone, at, range, removed }: Told,
  target: { readonly value: string; readonly options: readonly Option[] },
  gathered: Armament,
  isFrom = false,
): readonly Block[] => {
  const say = own.attack;
  const dice = COLOURS.filter((colour) => gathered[colour] > 0);
  return [
    { block: 'choice', id: 'target', label: say.target, style: 'menu', ...target },
    ...(zone === undefined || isFrom ? [] : [chipsChoice('zone', say.from, zone, ZONES, own.zone)]),
    ...(at === undefined ? [] : [chipsChoice('at', say.at, at, ZONES, own.zone)]),
    ...(zone === undefined ? [] : [chipsChoice('range', say.range, range, NEAR_TO_FAR, own.range)]),
    ...(diceIn(gathered) === 0
      ? []
      : [
          chipsChoice(
            'removed',
            say.removed,
            removed ?? '',
            ['', ...dice],
            (one) => (one === '' ? say.clear : own.colour(one)),
            readsRule('Obstructed'),
          ),
        ]),
  ];
};

/** Swarm: for those that have it, against a squadron. */
export const swarmSwitch = (
  { own }: Words,
  attacker: UnitCard | null,
  on: boolean,
): readonly Block[] =>
  attacker?.kind === 'squadron' && attacker.swarm
    ? [{ block: 'switches', switches: [{ id: 'swarm', label: own.attack.swarm, on }] }]
    : [];
