import { say, type Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import { fleetDeskWords } from '../../../kit/fleets/words/en/fleetDesk';
import type { Abilities, SectionStrength, Worth } from '../../design/abilities';
import type { Remedy } from '../../design/changes';
import type { Breach } from '../../design/checkDesign';
import type { Place } from '../../design/places';
import type { Aim } from '../../design/suggestions';
import type { SystemName } from '../../parts';
import { partWords } from './parts';

const { number, plural, list } = makeGrammar('en');
const { one, small, section, heading, label, side } = partWords;

const points = (count: number) => plural(count, { one: '# point', other: '# points' });
const teams = (count: number) => plural(count, { one: '# team', other: '# teams' });
const rounds = (count: number) => plural(count, { one: '# round', other: '# rounds' });

const BREACHES: Sentences<Breach> = {
  'over-points': ({ over }) => `${points(over)} too many.`,
  'section-full': ({ place, parts }) =>
    `${heading(place)} holds ${number(parts.length)} parts. It has two slots.`,
  'two-shields-in-section': ({ place, parts }) =>
    `${heading(place)} has ${number(parts.length)} shields. One a section at most.`,
  'not-placed': ({ system }) => `A ${small(system)} is bought but not placed.`,
  'engine-not-aft': () => 'A main engine is not in section 3, 4 or 5.',
  'thruster-in-core': () => 'A thruster is in the core.',
  'weapon-in-core': ({ system }) => `A ${small(system)} is in the core.`,
  'shield-in-core': () => 'A shield is in the core.',
};

const WORTH: Sentences<Worth> = {
  'no-crew': () => 'No crew: nothing can be recharged.',
  'no-weapon': () => 'No weapon: it cannot attack.',
  'cannot-move': () => 'It can neither move nor turn.',
  'turns-dear': () => 'No thrusters: every turn costs 3 engine charges.',
  'power-beyond-crew': ({ power, carried }) =>
    `It makes ${number(power)} power a round; its crew carries ${number(carried)}.`,
  'crew-beyond-power': ({ supply, carried }) =>
    `Its crew carries ${number(carried)} a round; it has ${number(supply)} power at most.`,
  unread: ({ count }) =>
    plural(count, {
      one: '# part could not be read. Any change removes it.',
      other: '# parts could not be read. Any change removes them.',
    }),
};

const AIMS: Readonly<Record<Aim, string>> = {
  balanced: 'Balanced',
  beams: 'Beams',
  torpedoes: 'Torpedoes',
  shields: 'Shields',
  speed: 'Speed',
  power: 'Power',
};

const levelOf = (system: SystemName | 'crew', level: number): string =>
  `${one[system]} ${number(level)}`;

const WHERE: Readonly<Record<SystemName, string>> = {
  beam: 'any section but the core',
  torpedo: 'any section but the core',
  shield: 'any section but the core, one each',
  battery: 'any section',
  generator: 'any section',
  thruster: 'any section but the core',
  engine: 'sections 3, 4, 5',
};

const strength = ({ beams, torpedoes, shield }: SectionStrength): string => {
  const parts = [
    beams > 0 ? plural(beams, { one: '# die', other: '# dice' }) : '',
    ...torpedoes.map((level) => `torpedo ${number(level)}`),
    shield > 0 ? `shield ${number(shield)}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '–' : parts.join(' · ');
};

const charging = ({ roundsToCharge }: Abilities): string =>
  roundsToCharge === null ? 'never' : rounds(roundsToCharge);

/** What the desk for designs says. */
export const designWords = {
  number: (value: number) => number(value),
  part: levelOf,
  parts: partWords,
  breach: (broken: Breach) => say(BREACHES, broken),
  worth: (known: Worth) => say(WORTH, known),
  remedy: (remedy: Remedy) => {
    if (remedy.does === 'move') return `Move to ${label(remedy.place)}`;
    return remedy.does === 'trim' ? 'Trim levels' : 'Remove';
  },

  pack: {
    name: 'Training designs',
    notes: 'Six ready ships of 80 points. Fly one as it is, or change it.',
  },

  /** What the desk of any fleet says, of a design. */
  fleetDesk: {
    ...fleetDeskWords,
    glance: { ...fleetDeskWords.glance, empty: 'Nothing bought yet' },
    state: { label: 'Rules', legal: 'This design is legal.' },
  },

  desk: {
    kicker: (limit: number) => `Design · ${points(limit)}`,
    kickerOf: (ships: number, limit: number) =>
      `${plural(ships, { one: '# ship', other: '# ships' })} · ${points(limit)} each`,
    slots: {
      label: 'Slots',
      value: (used: number, all: number) => `${number(used)} of ${number(all)}`,
    },
    points: 'Points',
    unnamed: (at: number) => `Ship ${number(at + 1)}`,
    ship: 'Ship',
    sections: (name: string) => `Design of ${name}`,
    keys: 'Buy',
    level: (system: SystemName | 'crew') => `${one[system]} level`,
    buys: (system: SystemName | 'crew', cost: number) =>
      system === 'crew' ? `${points(cost)} · needs no slot` : `${points(cost)} · ${WHERE[system]}`,
    levelIn: (system: SystemName | 'crew', place: Place | null) =>
      place === null ? `${one[system]} level` : `${one[system]} in ${section(place)}, level`,
    team: (at: number, level: number) => `Team ${number(at + 1)}, level ${number(level)}`,
    teamLevel: (at: number) => `Team ${number(at + 1)}, level`,
    aRound: 'a round',
    placeNone: 'Place',
    crew: 'Crew',
    noCrew: 'No crew yet.',
    pick: (system: SystemName | 'crew', level: number, place: Place | null) =>
      place === null
        ? `${levelOf(system, level)}`
        : `${levelOf(system, level)} in ${section(place)}`,
    wrong: (text: string) => `${text}, breaks a rule`,
    free: (place: Place) => `Free slot in ${section(place)}`,
    placeHere: (system: SystemName, place: Place) => `${one[system]} into ${section(place)}`,
    notHere: (system: SystemName, place: Place) =>
      `No room for a ${small(system)} in ${section(place)}`,
    sectionSpoken: (place: Place, parts: readonly string[]) =>
      `${heading(place)}, ${side[place]}: ${parts.length === 0 ? 'empty' : list(parts)}`,
    place: (place: Place) => `Place in ${section(place)}`,
    noPlace: (system: SystemName) => `No section has room for a ${small(system)}.`,
    hire: 'Add crew team',
    notPlaced: 'Not placed',
    letGo: 'Done',
    takeOut: 'Remove',
    tapToMove: 'Tap a free slot to move it.',

    can: {
      label: 'What it can do',
      head: ['Everything charged'],
      power: 'Power a round',
      stored: 'In batteries',
      crew: 'Crew carries',
      carried: (count: number, all: number) => `${number(all)} in ${teams(count)}`,
      charge: 'Full charge takes',
      charging: (able: Abilities) => `${charging(able)} · ${number(able.wholeCharge)} power`,
      ahead: 'Hexes ahead',
      turns: 'Sides turned',
      line: (able: Abilities) =>
        [
          `${number(able.power)} power a round`,
          `crew carries ${number(able.carried)}`,
          `${number(able.ahead)} ahead`,
          plural(able.turns, { one: '# turn', other: '# turns' }),
        ].join(' · '),
      strength: 'Strength by section',
      section: (place: Place) => `${heading(place)}, ${side[place]}`,
      of: strength,
    },

    ready: {
      title: 'Start with a ready design',
      detail: 'Standard set-up. Change it as you like.',
      label: 'Ready designs',
      none: 'No pack in use has a design.',
      own: 'Copy a design from your fleets',
      begin: (name: string) => `Start with ${name}`,
      line: (spent: number, able: Abilities) =>
        [
          points(spent),
          `${number(able.power)} power`,
          `${number(able.ahead)} ahead`,
          plural(
            able.sections.reduce((sum, { beams }) => sum + beams, 0),
            { one: '# beam die', other: '# beam dice' },
          ),
        ].join(' · '),
    },

    ships: {
      add: 'Add a ship',
      addDetail: 'For team games. Every team has as many ships.',
      copy: 'Copy this ship',
      copyDetail: 'Change the copy; this one stays as it is.',
      remove: 'Remove this ship',
      most: (count: number) => `A fleet has ${number(count)} ships at most.`,
      name: 'Ship name',
      label: 'Fleet',
    },

    sheet: {
      title: 'Record sheet',
      detail: 'Print it under Share.',
      integrity: 'Integrity',
      crew: 'Crew roster',
      head: ['Carries'],
      print: 'Print or share',
      printNow: 'Print the record sheet',
      kickerOf: (ship: string, place: Place) =>
        ship === '' ? side[place] : `${ship} · ${side[place]}`,
      roster: (levels: readonly number[]) =>
        levels.length === 0
          ? 'No crew'
          : `Crew ${levels.map((level) => number(level)).join(' · ')}`,
      power: (able: Abilities) =>
        `Power ${number(able.power)} a round` +
        (able.stored > 0 ? `, ${number(able.stored)} in batteries` : ''),
      moves: (able: Abilities) =>
        `Engines ${number(able.ahead)} ahead, thrusters ${plural(able.turns, { one: '# side', other: '# sides' })}`,
      kicker: (spent: number) => points(spent),
      generator: (level: number) => `Generator ${number(level)}: ${number(level)} a round`,
      foot: 'A crew team carries up to its level to one part a round. Unused power is lost.',
    },

    text: {
      section: (place: Place, parts: readonly string[]) => `${heading(place)}: ${list(parts)}`,
      crew: (levels: readonly number[]) =>
        `Crew: ${levels.map((level) => number(level)).join(', ')}`,
      ship: (name: string, spent: number) => `${name} (${number(spent)})`,
    },

    aim: (aim: Aim) => AIMS[aim],
    completions: {
      lean: (aim: Aim, lean: Aim) =>
        aim === lean ? AIMS[aim] : `${AIMS[aim]}, then ${AIMS[lean]}`,
      suggestion: (lean: string, spent: number) => `${lean} · ${points(spent)}`,
      raised: (system: SystemName | 'crew', from: number, to: number) =>
        `${one[system]} ${number(from)} to ${number(to)}`,
      done: (count: number) =>
        count === 0
          ? 'Nothing more can be bought.'
          : plural(count, { one: '# way to fill it.', other: '# ways to fill it.' }),
      more: (parts: readonly string[]) => list(parts),
    },
  },
} as const;

export type DesignWords = typeof designWords;
