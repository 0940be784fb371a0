import type { CardsWords } from '../../../kit/cards/cardDesk';
import { number } from '../../../kit/english';
import type { FORMS } from '../../cards';
import { termWords } from './terms';

const head = { code: { label: 'Code', hint: 'Short and unique' }, name: { label: 'Name' } };
const rules = { label: 'Special rules' };

const attack = {
  lock: { label: 'Lock', hint: 'The number needed, 3 for 3+' },
  attacks: { label: 'Attacks' },
  damage: { label: 'Damage' },
  type: { label: 'Type', options: termWords.weaponTypes },
};

const saveOf = (label: string) => ({ label, none: 'None' });

/** What the fields of every card are called. */
export const cardForms: CardsWords<typeof FORMS> = {
  ship: {
    one: 'Ship',
    many: 'Ships',
    of: {
      ...head,
      points: { label: 'Points', figure: (value: number) => number(value) },
      tonnage: { label: 'Tonnage', options: termWords.tonnages },
      thrust: { label: 'Thrust' },
      scan: { label: 'Scan' },
      sig: { label: 'Signature' },
      hull: { label: 'Hull' },
      energy: saveOf('Energy Save'),
      kinetic: saveOf('Kinetic Save'),
      shield: saveOf('Shield'),
      backup: saveOf('Backup Save'),
      groupLeast: { label: 'Group, at least' },
      groupMost: { label: 'Group, at most' },
      killPoints: { label: 'Kill Points' },
      descent: { label: 'Descent' },
      weapons: {
        label: 'Weapons',
        one: 'Weapon',
        add: 'Add a weapon',
        empty: 'No weapons',
        of: {
          name: { label: 'Name' },
          ...attack,
          arc: { label: 'Arc' },
          closeAction: { label: 'Close Action' },
          special: { label: 'Special rules', hint: 'Burnthrough-1, Focused …' },
        },
      },
      launch: {
        label: 'Launch',
        one: 'Load',
        add: 'Add assets',
        empty: 'Launches nothing',
        of: {
          asset: { label: 'Assets', options: termWords.assets },
          count: { label: 'How many a round' },
        },
      },
      rules,
    },
  },
  asset: {
    one: 'Asset',
    many: 'Assets',
    of: {
      ...head,
      asset: { label: 'What it is', options: termWords.assets },
      thrust: { label: 'Thrust' },
      rerolls: { label: 'Re-rolls for each Fighter' },
      attack: {
        label: 'Attack',
        one: 'Attack',
        add: 'Add its attack',
        empty: 'It does not attack',
        of: attack,
      },
      rules,
    },
  },
  admiral: {
    one: 'Admiral',
    many: 'Admirals',
    of: {
      ...head,
      admiral: { label: 'Kind', options: termWords.admirals },
      level: { label: 'Level', figure: (value: number) => number(value) },
      rules: { label: 'Abilities' },
    },
  },
  objective: {
    one: 'Secondary objective',
    many: 'Secondary objectives',
    of: { ...head, objective: { label: 'Objective', options: termWords.secondaries } },
  },
};

export const trainingPack = {
  name: 'Training fleet',
  notes: 'Invented ships, and the objectives from the rules.',
} as const;
