import { number, plural, list, percent } from '../../../kit/english';
import type * as lists from '../../../admirals-shared/cards/constructionListForm';
import { CODE, NAME } from '../../../admirals-shared/words/en/cardFields';
import { labels, several } from '../../../kit/cards/words/en/desk';
import type { WordsOf } from '../../../kit/cards/form';
import { allegianceWords } from './allegiance';
import { CATEGORY } from './fleet';

const between = (min: number | undefined, max: number | undefined): string => {
  if (min === undefined) return max === undefined ? 'any number' : `at most ${number(max)}`;
  if (max === undefined) return `at least ${number(min)}`;
  return min === max ? `exactly ${number(min)}` : `${number(min)} to ${number(max)}`;
};

const restriction = (one: lists.ListRestriction): string => {
  switch (one.on) {
    case 'count':
      return `Of ${list(one.ships, 'and') || 'no ships yet'} together: ${between(one.min, one.max)}.`;
    case 'needs':
      return `${number(one.count)} of ${one.ship} for each ${one.perShip}.`;
    case 'text':
      return one.text;
  }
};

const share = (label: string) =>
  ({ label, none: 'As the rulebook says', share: (value: number) => percent(value) }) as const;

const SHIP = { pick: 'Ship', label: 'Ship code' } as const;
const COST = { label: 'Cost' } as const;

const fields: WordsOf<(typeof lists.constructionListForm)['table']> = {
  code: CODE,
  name: NAME,
  allegiance: allegianceWords,
  ships: {
    ...several('Ships', 'a ship'),
    addRest: (count: number) =>
      plural(count, {
        one: 'Add the other ship of this allegiance',
        other: 'Add the # other ships of this allegiance',
      }),
    fresh: 'New line',
    empty: 'No ships yet.',
    anyNumber: 'any',
    of: {
      ship: SHIP,
      category: { label: 'Category', options: CATEGORY },
      power: { label: 'Power' },
      maxCopies: {
        label: 'Copies at most',
        short: 'Copies',
        figure: (copies: number) => `up to ${number(copies)}`,
      },
    },
  },
  shares: {
    label: 'Shares of the power limit',
    note: 'Only where the list differs from the rulebook',
    of: {
      coreMin: share('Core, at least'),
      coreMax: share('Core, at most'),
      specialistMax: share('Specialist, at most'),
      supportMax: share('Support, at most'),
    },
  },
  restrictions: {
    ...several('Restrictions', 'a restriction'),
    empty: 'Nothing beyond the rulebook.',
    of: {
      label: 'What the list asks for',
      say: restriction,
      kinds: {
        count: {
          label: 'A number of certain ships',
          of: {
            ships: { ...several('Ships', 'a ship'), type: 'Type a code' },
            ...labels({ min: 'Together at least', max: 'Together at most' }),
          },
        },
        needs: {
          label: 'One ship needs another',
          of: {
            count: { label: 'How many' },
            ship: SHIP,
            perShip: { pick: 'For each', label: 'For each ship with the code' },
          },
        },
        text: {
          label: 'Something else, in words',
          of: { text: { label: 'The restriction, in words' } },
        },
      },
    },
  },
  commandChart: {
    label: 'Command chart',
    one: 'Commander on a ship',
    add: 'Add a line',
    fresh: 'New line',
    empty: 'No commanders yet.',
    aboard: (ship: string) => `on ${ship}`,
    of: { commander: { pick: 'Commander', label: 'Commander code' }, ship: SHIP, cost: COST },
  },
  flightGroupChart: {
    label: 'Flight group chart',
    one: 'Flight group',
    add: 'Add a line',
    fresh: 'New line',
    empty: 'No flight groups yet.',
    of: { flightGroup: { pick: 'Flight group', label: 'Flight group code' }, cost: COST },
  },
};

export const constructionListWords = {
  one: 'Construction list',
  many: 'Construction lists',
  of: fields,
} as const;
