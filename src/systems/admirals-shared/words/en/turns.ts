import { makeGrammar } from '../../../../core/words';

const { number, plural } = makeGrammar('en');

const hexes = (count: number) => plural(count, { one: '# hex', other: '# hexes' });

/** Whose turn it is and what a ship may still do, as every edition says it. */
export const turnWords = {
  over: 'The battle is over',
  headline: {
    'set-up': 'Place the ships',
    refresh: 'Refresh',
    toPlace: (team: string) => `${team} to place`,
    toActivate: (team: string) => `${team} to activate`,
    active: (ship: string) => `${ship} is active`,
    allDone: 'All have activated',
    won: (team: string) => `${team} wins`,
  },
  fleet: {
    left: (left: number, all: number) => `${number(left)} of ${number(all)} left`,
    waiting: 'Not placed yet',
  },
  ship: {
    skirmish: 'Skirmish',
    terrain: 'Stands in',
    open: 'Open space',
    armament: (code: string, types: readonly string[], arc: string, distance: number) =>
      `${code} · ${types.join(' and ')} · ${arc} · up to ${hexes(distance)}`,
    movesLeft: (must: number, left: number) =>
      must > 0
        ? `${plural(must, { one: '# move', other: '# moves' })} must still be made, ${number(left)} may`
        : plural(left, { one: '# move left', other: '# moves left' }),
    armaments: 'Armaments',
    keywords: 'Keywords',
  },
} as const;
