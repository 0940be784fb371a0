import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countWithin, diceAt, flagAt, oneAt, textAt, textsAt } from '../../kit/pages/answered';
import { chipsChoice, choiceBlock, optionsOf, picks, switchAt } from '../../kit/pages/choices';
import { laidOut, type Blocks } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { rolledPage } from '../../kit/procedures/rolled';
import { stepperAt } from '../../kit/pages/steppers';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import { givesIcons, type AskedSoFar } from '../../kit/procedures/page';
import { attackIn, targetOf } from '../play/attack';
import { firedOf } from '../play/names';
import * as table from '../play/view';
import { hasSpecial, specialAmount, specialsOf } from '../rules/special';
import { en } from '../words/en';
import { oddsBlock } from './odds';
import { signatureNow, type View } from './view';

const say = en.own.attack;

const weaponsIn = ({ game }: View, group: Ship) => table.cardOf(game, group)?.weapons ?? [];

const specialsIn = (view: View, group: Ship): string =>
  weaponsIn(view, group)
    .map((one) => specialsOf(one, view.game.rules))
    .join(' ');

/** §7.3.1: enemy Groups, their Ships that can be aimed at alone, and dropsites. */
const targetsOf = (view: View, group: Ship): readonly Ship[] => {
  const { state } = view;
  const groups = shipsInPlay(state, otherTeam(view.setup, group.team));
  const isFocused = hasSpecial(specialsIn(view, group), 'focused');
  const isAlone = ({ id }: Ship): boolean =>
    isFocused || table.isOut(state, id) || hasMark(state, id, 'defence-systems-offline');
  const alone = groups.flatMap(({ id }) => table.partsOf(state, id)).filter(isAlone);
  return [...groups, ...alone, ...table.sitesOf(view)];
};

export const targetBlock = (view: View, targets: readonly Ship[], value: string): Block => {
  const options = targets.map((one) => {
    const sig = en.own.signature(signatureNow(view, one));
    const detail = table.isDropsite(one) ? view.cardLook(one.id)?.kicker : sig;
    return { value: one.id, label: shipName(view.state, one.id), ...(detail ? { detail } : {}) };
  });
  return choiceBlock('menu', 'target', say.target, value, options);
};

/**
 * What else is told of an attack: Fighters of a team that stand by (§8.3.1), Features that are given up instead of
 * damage (§11), and which Ship is the nearest where several have as much hull (§7.3.5).
 */
export const toldOf = (view: View, target: Ship, answers: Answers, guards: string) => {
  const { state } = view;
  const isSite = table.isDropsite(target);
  const parts = table.partsOf(state, target.id).map(({ id }) => id);
  const wings = table.wingsOf(view, guards).filter(({ card }) => card === 'fighters');
  const ids = wings.map(({ id }) => id);
  const nameOf = (id: string) => (id === '' ? say.noFighters : shipName(state, id));
  const [fighters, first] = [oneAt(answers, 'fighters', ids), oneAt(answers, 'nearest', parts)];
  const removed = isSite ? parts.filter((id) => textsAt(answers, 'removed')?.includes(id)) : [];
  const guarded = chipsChoice('fighters', say.fighters, fighters ?? '', ['', ...ids], nameOf);
  const given = picks('removed', say.removed, removed, optionsOf(parts, nameOf));
  const nearest = chipsChoice('nearest', say.nearest, first ?? parts[0] ?? '', parts, nameOf);
  const blocks: Blocks = [
    ids.length > 0 && guarded,
    isSite && parts.length > 0 && given,
    parts.length > 1 && !isSite && nearest,
  ];
  const told = {
    ...(fighters && { fighters }),
    ...(removed.length > 0 && { removed }),
    ...(!isSite && first && { nearest: [first] }),
  };
  return { told, blocks };
};

/** How each roll of an attack is called: with the weapon, where there are several. */
export const shotShown = (names: readonly string[]) => (asked: AskedSoFar) => {
  const { id } = asked.question;
  const label = say.roll(id, names[Number(id.split('-')[1] ?? 0)] ?? '');
  const option = () => ({ label: say.spendFighters });
  return { label, option, ...givesIcons(asked, say.faces) };
};

/** §7.3.2: the weapons that were picked, or as many as the order allows; of every Ship that may fire. */
const declared = (view: View, group: Ship, answers: Answers) => {
  const { state, game } = view;
  const parts = table.partsOf(state, group.id);
  const able = parts.filter((ship) => table.weaponsFor(game, ship) > 0).map(({ id }) => id);
  const ships = textsAt(answers, 'ships')?.filter((id) => able.includes(id)) ?? able;
  const most = Math.max(0, ...parts.map((ship) => table.weaponsFor(game, ship)));
  const isReady = (ship: string, weapon: number) => !hasMark(state, ship, firedOf(weapon));
  const isCloseOnly = table.orderOf(state, group) === 'damage-control';
  const ready = weaponsIn(view, group)
    .map(({ closeAction }, at) => ({ at, closeAction }))
    .filter(({ at, closeAction }) => {
      const isThere = ships.some((id) => isReady(id, at));
      return isThere && (!isCloseOnly || closeAction);
    })
    .map(({ at }) => at);
  const weapons = 'weapons' in answers ? diceAt(answers, 'weapons') : ready.slice(0, most);
  const fired = weapons.flatMap((weapon) =>
    ships.filter((id) => isReady(id, weapon)).map((ship) => ({ ship, weapon })),
  );
  const modifier = countWithin(answers, 'modifier', { min: -3, max: 3 }) ?? 0;
  const near = flagAt(answers, 'near') === true ? { near: true } : {};
  const told = { weapons: fired, modifier, ...near };
  const command = { type: 'attack', group: group.id, ...told } as const;
  return { weapons, ships, command };
};

const declaringBlocks = (
  view: View,
  group: Ship,
  { weapons, ships, command }: ReturnType<typeof declared>,
): Blocks => {
  const parts = table.partsOf(view.state, group.id).map(({ id }) => id);
  const guns = weaponsIn(view, group).map((weapon, value) => {
    const detail = say.weapon(weapon, ships.length);
    return { value, label: weapon.name, detail };
  });
  const firing = optionsOf(parts, (id) => shipName(view.state, id));
  return [
    picks('weapons', say.weapons(ships.length), weapons, guns),
    parts.length > 1 && picks('ships', en.own.ships, ships, firing),
    stepperAt('modifier', say.modifier, command.modifier, { min: -3, max: 3 }),
    specialAmount(specialsIn(view, group), 'scald') > 0 &&
      switchAt('near', say.near, 'near' in command),
  ];
};

/** §7.3: a Group's whole attack: declared, with its odds, then rolled and saved. */
export const attackPage = (view: View, group: Ship, answers: Answers): Page => {
  const targets = targetsOf(view, group);
  const shotAt = targets.find(({ id }) => id === textAt(answers, 'target')) ?? targets[0];
  const title = say.title(shipName(view.state, group.id));
  const target = shotAt && targetOf(view.game, shotAt);
  if (group.left || view.state.outcome || !shotAt || !target) return pastPage(view, title);
  const also = toldOf(view, shotAt, answers, otherTeam(view.setup, group.team));
  const told = declared(view, group, answers);
  const [weapons, command] = [told.weapons, { ...told.command, ...also.told }];
  const names = weapons.map((at) => weaponsIn(view, group)[at]?.name ?? '');
  const blocks = [
    targetBlock(view, targets, shotAt.id),
    declaringBlocks(view, group, told),
    also.blocks,
  ];
  const strike = { target, attack: attackIn(view.game, group, target, command) };
  const odds = oddsBlock(view, shotAt, strike);
  const head = { title, team: group.team };
  if (command.weapons.length === 0)
    return laidOut({ ...head, blocks: [blocks, { block: 'text', text: say.noWeapon }] });
  return rolledPage(
    view,
    { ...head, figure: odds.headline },
    {
      answers,
      command: { ...command, target: shotAt.id },
      act: { label: say.resolve },
      blocks,
      odds: () => odds,
      shownAs: shotShown(weapons.length > 1 ? names : []),
      headingFor: ({ question }) =>
        question.by === 'attacker'
          ? []
          : [{ block: 'heading', text: say.saves(shipName(view.state, shotAt.id)) }],
    },
  );
};
