import type { CardsWords } from '../../../kit/cards/cardDesk';
import { number } from '../../../kit/english';
import type { FORMS } from '../../cards';
import { ids } from '../../terms';
import { labels, termWords } from './terms';

const head = { code: { label: 'Code', hint: 'Short and unique' }, ...labels(ids('name')) };
const rules = { label: 'Special rules' };

const attack = {
  lock: { label: 'Lock', hint: 'The number needed, 3 for 3+' },
  ...labels(ids('attacks damage')),
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
      ...labels(ids('thrust scan hull descent')),
      sig: { label: 'Signature' },
      energy: saveOf('Energy Save'),
      kinetic: saveOf('Kinetic Save'),
      shield: saveOf('Shield'),
      backup: saveOf('Backup Save'),
      groupLeast: { label: 'Group, at least' },
      groupMost: { label: 'Group, at most' },
      killPoints: { label: 'Kill Points' },
      weapons: {
        label: 'Weapons',
        one: 'Weapon',
        add: 'Add a weapon',
        empty: 'No weapons',
        of: {
          ...labels(ids('name arc')),
          ...attack,
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
      ...labels(ids('thrust')),
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
