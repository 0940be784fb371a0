import { capital, chance, counts, dice, hexes, number, upTo } from '../../../kit/english';

const directHits = counts('Direct Hit');

/** What the page of a skirmish says. */
export const skirmishPageWords = {
  title: (opposing: string | null) =>
    opposing === null ? 'Choose an opponent' : `Against ${opposing}`,
  kicker: (active: string) => `${active} · skirmish`,
  opposing: 'Opponent',
  noEnemies: 'No ship of the other team is on the battlefield.',
  evade: (ship: string) => `${ship} evades`,
  evadeDetail: 'It slips away before the fight, once a round.',
  pool: (ship: string) => `Dice of ${ship}`,
  combatDice: 'Combat dice',
  extra: (ship: string) => `Extra dice for ${ship}`,
  turns: 'Turns before the assault',
  assault: 'An Assault: costs a move, and takes the hex',
  tableKnows: 'On the table',
  within: (ship: string, other: string, reach: number) =>
    reach === 0 ? `${ship} is next to ${other}` : `${ship} within ${hexes(reach)} of ${other}`,
  odds: {
    label: 'Who falls',
    defeats: (ship: string) => `${ship} falls`,
    falls: { neither: 'None', opposing: 'Foe', active: 'Own', both: 'Both' },
    hull: (ship: string) => `Hull lost, ${ship}`,
    chance,
    mean: (count: number) => number(count, 1),
    lost: (points: number) => number(points),
    why: (ship: string, count: number, faced: number, through: number) =>
      `${ship} rolls ${dice(count)}, faces ${number(faced, 1)} Direct Hits on average, and ${chance(through)} get past its saves.`,
    lethal: (ship: string, hits: number) =>
      `When ${ship} falls, the other takes ${directHits(hits)} that nothing stops.`,
    grudge: (ship: string) => `${ship} rolls for its Grudge once it has taken a Direct Hit.`,
  },
  roll: {
    dice: (ship: string, count: number) => `${ship}: ${dice(count)}`,
    hits: (count: number) => (count === 0 ? '' : directHits(count)),
    hitsOn: (ship: string, count: number) => `${directHits(count)} on ${ship}`,
    came: (roll: string, hits: number) =>
      `${roll}, ${hits === 0 ? 'no Direct Hit' : directHits(hits)}`,
    save: (name: string, count: number) => `${name} save: ${directHits(count)}`,
    saved: (roll: string, count: number) => `${roll}, ${number(count)} saved`,
    rams: (ship: string) => `Ram-Prow of ${ship}`,
    grudge: (ship: string) => `Grudge of ${ship}`,
    avenges: (most: number) => capital(`${upTo(most)} takes the other with it`),
    avengesKey: 'avenged',
    enters: (ship: string) => `${ship} takes the hex`,
    again: 'Start over',
    decide: 'Choose above',
    apply: 'Apply',
  },
  hand: (ship: string) => `${ship} was hit: its owner rolls the saves.`,
  quick: {
    open: 'Damage only',
    close: 'With dice',
    hull: (ship: string) => `Hull lost, ${ship}`,
    grudge: 'Fell to a Grudge',
    nobody: 'Nobody',
  },
} as const;
