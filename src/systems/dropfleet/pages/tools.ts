import type { Answers } from '../../../core/pages/answers';
import type { Tool } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { countWithin, flagAt, oneAt } from '../../kit/pages/answered';
import { chipsChoice, switchAt } from '../../kit/pages/choices';
import { stepperAt } from '../../kit/pages/steppers';
import { type Needed, savesAgainstAttack, savesBy, type Saves } from '../rules/numbers';
import { shotFor } from '../rules/special';
import { rulingsFrom } from '../rulings';
import { LAYERS, WEAPON_TYPES } from '../terms';
import { en } from '../words/en';
import { shipsOdds } from './odds';

const say = en.own.whatIf;

/** A number needed, or none. */
const NONE = 7;
const NEEDS = [2, 3, 4, 5, 6, NONE];
const SAVES = ['energy', 'kinetic', 'shield', 'backup'] as const;
const MOST_WEAPONS = 4;
const RULES = rulingsFrom({});

const counted = (answers: Answers, id: string, most: number, otherwise: number, min = 1) => {
  const value = countWithin(answers, id, { min, max: most }) ?? otherwise;
  return { value, stepper: (label: string) => stepperAt(id, label, value, { min, max: most }) };
};

const weaponIn = (answers: Answers, at: number) => {
  const attacks = counted(answers, `attacks.${at}`, 30, 6);
  const lock = counted(answers, `lock.${at}`, 6, 3, 2);
  const damage = counted(answers, `damage.${at}`, 12, 1);
  const type = oneAt(answers, `type.${at}`, WEAPON_TYPES) ?? 'K';
  return {
    weapon: { attacks: attacks.value, lock: lock.value, damage: damage.value, type },
    blocks: [
      { block: 'heading', text: say.weapon(at + 1) } as const,
      attacks.stepper(say.attacks),
      lock.stepper(say.lock),
      damage.stepper(say.damage),
      chipsChoice(`type.${at}`, say.type, type, WEAPON_TYPES, (one) => en.terms.weaponTypes[one]),
    ],
  };
};

const USUAL: Saves = { energy: 4, kinetic: 4, shield: null, backup: null };

/** What is shot at: so many Ships alike, with what they save on. */
const targetIn = (answers: Answers) => {
  const ships = counted(answers, 'ships', 12, 1);
  const hull = counted(answers, 'hull', 60, 10);
  const told = (id: keyof Saves): number => oneAt(answers, id, NEEDS) ?? USUAL[id] ?? NONE;
  const needs = (id: keyof Saves): Needed => (told(id) === NONE ? null : told(id));
  const layer = oneAt(answers, 'layer', LAYERS) ?? 'orbit';
  const descent = flagAt(answers, 'descent') === true;
  const blocks: readonly Block[] = [
    { block: 'heading', text: en.own.attack.target },
    ships.stepper(say.ships),
    hull.stepper(en.own.hull),
    ...SAVES.map((id) => chipsChoice(id, en.terms.saves[id], told(id), NEEDS, say.needs)),
    chipsChoice('layer', say.layer, layer, LAYERS, (one) => en.terms.layers[one]),
    switchAt('descent', say.descent, descent),
  ];
  const alone = { saves: savesBy(needs), defenceOffline: false, focused: false };
  const saves = savesAgainstAttack({ ...alone, formation: ships.value > 1 });
  return { ships: ships.value, hull: hull.value, saves, aim: { layer, descent }, blocks };
};

/** §7.3: weapons at a Group, with no game on the table. */
const attackTool: Tool = {
  id: 'attack',
  title: say.title,
  detail: say.detail,
  page: (answers) => {
    const count = counted(answers, 'weapons', MOST_WEAPONS, 1);
    const weapons = Array.from({ length: count.value }, (_, at) => weaponIn(answers, at));
    const { ships, hull, saves, aim, blocks } = targetIn(answers);
    const shots = weapons.map(({ weapon }) =>
      shotFor(weapon, { from: 'orbit', aim, saves }, RULES),
    );
    const group = Array.from({ length: ships }, (_, distance) => ({
      tonnage: 'medium' as const,
      startingHull: hull,
      hull,
      distance,
      rolledBefore: false,
    }));
    const names = group.map((_, at) => say.ship(at + 1));
    return {
      title: say.title,
      blocks: [count.stepper(say.weapons), ...weapons.flatMap((one) => one.blocks), ...blocks],
      aside: [shipsOdds(group, names, { shots, hull: hull * ships })],
    };
  },
};

export const tools: readonly Tool[] = [attackTool];
