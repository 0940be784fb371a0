import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countWithin, diceAt, flagAt, textAt, textsAt } from '../../kit/pages/answered';
import { chipsChoice, switchAt } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { rolledPage } from '../../kit/procedures/rolled';
import { stepperAt } from '../../kit/pages/steppers';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import type { AskedSoFar } from '../../kit/procedures/page';
import { attackIn, targetOf } from '../play/attack';
import type { Asked } from '../play/commands';
import { firedOf } from '../play/names';
import { shipCardOf } from '../play/setup';
import { isDropsite, isOut, orderedShip, orderOf, partsOf } from '../play/view';
import { weaponsOf } from '../rules/orders';
import { hasSpecial, specialAmount, specialsOf } from '../rules/special';
import { en } from '../words/en';
import { sitesOf } from './bridge';
import { oddsBlock } from './odds';
import { signatureNow, wingsOf, type View } from './view';

const say = en.own.attack;

const specialsIn = ({ setup, game }: View, { card }: Ship): string =>
  (shipCardOf(setup, card)?.weapons ?? []).map((one) => specialsOf(one, game.rules)).join(' ');

/** §7.3.1: enemy Groups, their Ships that can be aimed at alone, and dropsites. */
const targetsOf = (view: View, group: Ship): readonly Ship[] => {
  const groups = shipsInPlay(view.state, otherTeam(view.setup, group.team));
  const isFocused = hasSpecial(specialsIn(view, group), 'focused');
  const alone = groups
    .flatMap(({ id }) => partsOf(view.state, id))
    .filter(
      ({ id }) =>
        isFocused || isOut(view.state, id) || hasMark(view.state, id, 'defence-systems-offline'),
    );
  return [...groups, ...alone, ...sitesOf(view)];
};

export const targetBlock = (
  view: View,
  targets: readonly Ship[],
  value: string | undefined,
): Block => ({
  block: 'choice',
  id: 'target',
  label: say.target,
  style: 'menu',
  value: value ?? null,
  options: targets.map((one) => ({
    value: one.id,
    label: shipName(view.state, one.id),
    detail: isDropsite(one)
      ? (view.cardLook(one.id)?.kicker ?? '')
      : en.own.signature(signatureNow(view, one)),
  })),
});

/** §8.3.1: Fighters of the other side that stand by. */
export const guardBlocks = (view: View, team: string, answers: Answers): readonly Block[] => {
  const wings = wingsOf(view, team).filter(({ card }) => card === 'fighters');
  if (wings.length === 0) return [];
  const nameOf = (id: string) => (id === '' ? say.noFighters : shipName(view.state, id));
  const ids = ['', ...wings.map(({ id }) => id)];
  return [chipsChoice('fighters', say.fighters, textAt(answers, 'fighters') ?? '', ids, nameOf)];
};

export const guardTold = (answers: Answers): { readonly fighters?: string } => {
  const wing = textAt(answers, 'fighters') ?? '';
  return wing === '' ? {} : { fighters: wing };
};

/** How each roll of an attack is called: with the weapon, where there are several. */
export const shotShown =
  (names: readonly string[]) =>
  ({ question }: AskedSoFar) => {
    const at = Number(question.id.split('-')[1] ?? 0);
    return {
      label: say.roll(question.id, names[at] ?? ''),
      option: () => ({ label: say.spendFighters }),
    };
  };

interface Declared {
  readonly weapons: readonly number[];
  readonly ships: readonly string[];
  readonly command: Omit<Asked<'attack'>, 'replies' | 'target'>;
}

/** §7.3.2: the weapons that were picked, or as many as the order allows; of every Ship that may fire. */
const declared = ({ setup, state, game }: View, group: Ship, answers: Answers): Declared => {
  const card = shipCardOf(setup, group.card);
  const order = orderOf(state, group.id);
  const ships = partsOf(state, group.id);
  const mostOf = (ship: Ship): number =>
    card && order ? weaponsOf(order, orderedShip(game, ship, card)) : 0;
  const able = ships.filter((ship) => mostOf(ship) > 0).map(({ id }) => id);
  const firing = textsAt(answers, 'ships')?.filter((id) => able.includes(id)) ?? able;
  const most = Math.max(0, ...ships.map(mostOf));
  const ready = (card?.weapons ?? [])
    .map((_, at) => at)
    .filter((at) => firing.some((id) => !hasMark(state, id, firedOf(at))))
    .filter((at) => order !== 'damage-control' || card?.weapons[at]?.closeAction === true);
  const weapons = 'weapons' in answers ? diceAt(answers, 'weapons') : ready.slice(0, most);
  const fired = weapons.flatMap((weapon) =>
    firing.filter((id) => !hasMark(state, id, firedOf(weapon))).map((ship) => ({ ship, weapon })),
  );
  const modifier = countWithin(answers, 'modifier', { min: -3, max: 3 }) ?? 0;
  const near = flagAt(answers, 'near') === true ? { near: true } : {};
  const told = { modifier, ...near, ...guardTold(answers) };
  return {
    weapons,
    ships: firing,
    command: { type: 'attack', group: group.id, weapons: fired, ...told },
  };
};

const declaringBlocks = (
  view: View,
  group: Ship,
  answers: Answers,
  { weapons, ships, command }: Declared,
): readonly Block[] => {
  const { setup, state } = view;
  const card = shipCardOf(setup, group.card);
  const parts = partsOf(state, group.id);
  return [
    {
      block: 'picks',
      id: 'weapons',
      label: say.weapons(ships.length),
      values: weapons,
      options: (card?.weapons ?? []).map((weapon, at) => ({
        value: at,
        label: weapon.name,
        detail: say.weapon(weapon, ships.length),
      })),
    },
    ...(parts.length > 1
      ? [
          {
            block: 'picks',
            id: 'ships',
            label: en.own.ships,
            values: ships,
            options: parts.map(({ id }) => ({ value: id, label: shipName(state, id) })),
          } as const,
        ]
      : []),
    stepperAt('modifier', say.modifier, command.modifier ?? 0, { min: -3, max: 3 }),
    ...(specialAmount(specialsIn(view, group), 'scald') > 0
      ? [switchAt('near', say.near, command.near === true)]
      : []),
    ...guardBlocks(view, otherTeam(setup, group.team), answers),
  ];
};

/** §7.3: a Group's whole attack: declared, with its odds, then rolled and saved. */
export const attackPage = (view: View, group: Ship, answers: Answers): Page => {
  const targets = targetsOf(view, group);
  const shotAt = targets.find(({ id }) => id === textAt(answers, 'target')) ?? targets[0];
  const title = say.title(shipName(view.state, group.id));
  const target = shotAt && targetOf(view.game, shotAt);
  if (group.left || view.state.outcome || !shotAt || !target) return pastPage(view, title);
  const told = declared(view, group, answers);
  const { weapons, command } = told;
  const names = weapons.map((at) => shipCardOf(view.setup, group.card)?.weapons[at]?.name ?? '');
  const blocks = [
    targetBlock(view, targets, shotAt.id),
    ...declaringBlocks(view, group, answers, told),
  ];
  const odds = oddsBlock(view, shotAt, target, attackIn(view.game, group, target, command));
  const head = { title, team: group.team, figure: odds.headline };
  if (command.weapons.length === 0)
    return { title, team: group.team, blocks: [...blocks, { block: 'text', text: say.noWeapon }] };
  return rolledPage(view, head, {
    answers,
    command: { ...command, target: shotAt.id },
    act: { label: say.resolve },
    blocks,
    odds: () => [odds],
    shownAs: shotShown(weapons.length > 1 ? names : []),
    headingFor: ({ question }) =>
      question.by === 'attacker'
        ? []
        : [{ block: 'heading', text: say.saves(shipName(view.state, shotAt.id)) }],
  });
};
