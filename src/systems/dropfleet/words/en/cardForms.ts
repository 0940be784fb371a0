import type { CardsWords } from '../../../kit/cards/cardDesk';
import { ids } from '../../../../core/checked/ids';
import { number } from '../../../kit/english';
import { labels } from '../../../kit/words/en/titles';
import type { FORMS } from '../../cards';
import { termWords } from './terms';

const head = { code: { label: 'Code', hint: 'Short and unique' }, ...labels(ids('name')) };
const rules = { label: 'Special rules' };

const attack = {
  lock: { label: 'Lock', hint: 'The number needed, 3 for 3+' },
  ...labels(ids('attacks damage')),
  type: { label: 'Type', options: termWords.weaponTypes },
};

const { saves } = termWords;
const none = 'None';
const listed = (label: string, one: string, add: string, empty: string) => ({
  ...{ label, one, add, empty },
});

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
      energy: { label: saves.energy, none },
      kinetic: { label: saves.kinetic, none },
      shield: { label: saves.shield, none },
      backup: { label: saves.backup, none },
      groupLeast: { label: 'Ships in a Group, at least' },
      groupMost: { label: 'Ships in a Group, at most' },
      killPoints: { label: 'Kill Points' },
      weapons: {
        ...listed('Weapons', 'Weapon', 'Add a weapon', 'No weapons'),
        of: {
          ...labels(ids('name arc')),
          ...attack,
          closeAction: { label: 'Close Action' },
          special: { label: 'Special rules', hint: 'Burnthrough-1, Focused …' },
        },
      },
      launch: {
        ...listed('Launch', 'Load', 'Add assets', 'Launches nothing'),
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
      asset: { label: 'Kind', options: termWords.assets },
      ...labels(ids('thrust')),
      rerolls: { label: 'Rerolls for each Fighter' },
      attack: {
        ...listed('Attack', 'Attack', 'Add an attack', 'No attack'),
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
