import { makeGrammar } from '../../../../core/words';
import { anyCorrectWords } from '../../../kit/words/en/correct';
import { anyGameWords } from '../../../kit/words/en/gamePages';
import { reportWords as anyReport } from '../../../kit/words/en/report';
import type { DiceOrder } from '../../rules/attack';
import type { Phase } from '../../rules/order';
import type { OnMap } from '../../signs';

const { number, plural, chance, list } = makeGrammar('en');

const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });
const inSentence = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
const hexes = (count: number) => plural(count, { one: '# hex', other: '# hexes' });

const charges = (engines: number, thrusters: number) =>
  `${plural(engines, { one: '# engine', other: '# engines' })}, ${plural(thrusters, { one: '# thruster', other: '# thrusters' })}`;

const PHASE: Readonly<Record<Phase, string>> = {
  weapons: 'Weapons',
  movement: 'Movement',
  power: 'Power',
};

const PUT: Readonly<Record<OnMap, string>> = {
  planet: 'Planet or moon',
  nebula: 'Nebula',
  asteroids: 'Asteroids',
  ship: 'Ship or torpedo',
  torpedo: 'Torpedo',
};

const bridge = {
  phase: (phase: Phase) => PHASE[phase],
  kicker: (round: number, phase: string) => `Round ${number(round)} · ${phase}`,
  headline: (team: string, phase: Phase) => `${team}: ${PHASE[phase].toLowerCase()}`,
  first: 'goes first',
  shipsLeft: 'Ships',
  inFlight: 'In flight',
  destroyed: 'Destroyed',
  core: 'Core',
  warhead: 'Warhead',
  torpedo: (round: number) => `Torpedo, fired in round ${number(round)}`,
  due: 'Last turn',
  goesOff: 'Goes off',
  setOff: (torpedo: string) => `${torpedo} goes off`,
  gone: (section: string) => `${section} gone`,
  overcharged: 'Overcharged',
  turn: (phase: Phase) => `${PHASE[phase]}: choose a ship`,
  ships: 'Not finished yet',
  nobody: 'Every ship has finished this phase.',
  actOf: (phase: Phase, ship: string) => `${PHASE[phase]}: ${ship}`,
  endBattle: 'End the turn and the battle',
  shares: 'All share-outs',
} as const;

const ship = {
  core: 'Core',
  of: (now: number, max: number) => `${number(now)} of ${number(max)}`,
  map: 'The ship in sections',
  integrity: 'Integrity',
  partial: (now: number, need: number) => `${number(now)} of ${number(need)} to the next`,
  makes: (power: number) => `makes ${number(power)} a round`,
  level: (level: number) => `level ${number(level)}`,
  short: (level: number) => `L${number(level)}`,
  aRound: 'a round',
  spoken: (name: string, charge: number, max: number) =>
    `${name}: ${number(charge)} of ${number(max)}`,
  spokenSection: (name: string, left: number) => `${name}, integrity ${number(left)} of 4`,
  crew: (levels: readonly number[]) =>
    levels.length === 0 ? 'No crew' : `Crew ${list(levels.map((one) => number(one)))}`,
  power: (made: number, stored: number) =>
    stored === 0
      ? `${number(made)} power a round`
      : `${number(made)} power a round, ${number(stored)} stored`,
  fire: (name: string, count: number) => `Fire ${inSentence(name)} · ${dice(count)}`,
  launch: (name: string) => `Launch ${inSentence(name)}`,
  finish: (phase: Phase) => `Finish ${PHASE[phase].toLowerCase()}`,
  move: 'Move',
  share: 'Share out power',
  correct: 'Correct by hand',
  shares: 'Share-outs',
  nothing: 'Nothing here.',
} as const;

const attack = {
  title: (name: string) => `${name} fires`,
  target: 'Target',
  none: 'Nothing to fire at.',
  charges: 'Charges in the shot',
  nebulae: (withEnds: boolean) => (withEnds ? 'Nebula hexes on the line' : 'Nebula hexes between'),
  section: 'Section hit',
  radar: 'Position of the target',
  radarSpoken: 'Your ship in the middle, bow up. Tap the target’s hex; turn it with its buttons.',
  notInArc: (sections: string) => `Out of arc: section ${sections} faces it.`,
  inArc: (sections: string, distance: number) =>
    `It can hit section ${sections}. Distance ${number(distance)}.`,
  nebulaeSeen: (count: number) => `Nebula hexes on the line, by the radar: ${number(count)}`,
  blocked: 'The line is blocked: no shot.',
  order: 'Use dice',
  orders: (order: DiceOrder) => (order === 'lowest-first' ? 'lowest first' : 'highest first'),
  roll: 'Dice rolled',
  noDice: 'Nebulae take all dice: no roll.',
  fire: 'Fire',
  odds: 'Chances',
  shipLost: 'Ship destroyed',
  sectionLost: 'Section destroyed',
  setsOff: 'Sets it off',
  damage: 'Expected damage',
  damaged: 'Any damage',
  shieldLeft: 'Shield left',
  partialLost: 'Partial charge lost',
  points: (value: number) => number(value, 2),
  left: 'Bars: integrity left in the section',
  bar: (left: number) => number(left),
  face: (face: number) => number(face),
  change: 'Change',
  why: {
    dice: (count: number) => `${dice(count)}, one for each point of strength.`,
    shield: (charge: number) => `Dice below ${number(charge)} do nothing to the shield.`,
    armour: 'Armour stops a 1; what gets through a section hits the core.',
    torpedo: 'A torpedo goes off at the first die of 2 or more.',
  },
  chance,
} as const;

const torpedo = {
  kicker: (level: number) => `Torpedo, warhead ${number(level)}`,
  moves: '6 points a round: 1 for a hex ahead, 1 for a hex side turned, 2 sides at most.',
  lasts: (isDue: boolean) =>
    isDue
      ? 'Detonate or disarm it before this phase ends.'
      : 'It lasts until its owner’s next Weapons phase.',
  detonate: 'Detonate',
  disarm: 'Disarm',
  reached: 'What it reaches',
  steps: (name: string, isInSteps: boolean) =>
    isInSteps ? `${name}: distance` : `${name}: hexes the blast crosses, the last one too`,
  onMap: (label: string, steps: number) => `${label} ${number(steps)}, by the map.`,
  section: (name: string) => `${name}: section towards the blast`,
  strength: (name: string, count: number, isNear: boolean) => {
    if (count > 0) return `${name}: ${dice(count)}`;
    return `${name} is ${isNear ? 'behind a planet or moon' : 'out of reach'}.`;
  },
  hint: 'Planets and moons protect what is behind them.',
  entered: 'In its own hex: the section on the side it came in by.',
  roll: (name: string) => `Dice at ${name}`,
  asteroids: 'Through asteroids',
  flight: 'Where it can fly this round',
  flightSpoken: 'The torpedo in the middle, bow up. Tap a hex to put something there.',
} as const;

const chain = {
  title: 'Chain of torpedoes',
  detail: 'How far one explosion spreads, among up to 8 torpedoes',
  count: 'Torpedoes',
  name: (at: number) => `T${number(at)}`,
  level: (name: string) => `${name}, warhead`,
  place: 'Place on the map',
  where: (name: string) => `Position of ${name}`,
  radar: 'The torpedo that goes off is in the middle, bow up. Tap the hex of the other one.',
  shot: 'Dice shot at the first (0: its owner sets it off)',
  ship: (at: number) => `Ship ${number(at)}`,
  diceAt: (ship: string) => `Dice at ${ship}`,
  alone: 'No other torpedo in flight.',
  explode: 'Average explosions',
  all: 'All explode',
  why: 'Each torpedo that goes off attacks every one left, with its strength at that distance.',
} as const;

const movement = {
  title: 'Move',
  engines: 'Engine charges',
  thrusters: 'Thruster charges',
  left: (engines: number, thrusters: number) =>
    `Engines ${number(engines)}, thrusters ${number(thrusters)}`,
  list: 'Moves so far',
  none: 'Tap the moves in order.',
  forward: 'Ahead',
  port: 'Turn left',
  starboard: 'Turn right',
  slide: (side: string) => `Slide: ${side}`,
  slides: 'Slide without turning, 3 points',
  back: 'Remove last',
  clear: 'Reset',
  cost: (ahead: number, manoeuvre: number) =>
    `${hexes(ahead)} ahead, ${plural(manoeuvre, { one: '# manoeuvre point', other: '# manoeuvre points' })}`,
  pays: (engines: number, thrusters: number) => `Cheapest: ${charges(engines, thrusters)}.`,
  short: 'Not enough charges for that.',
  stays: 'It ends where it started.',
  ends: (count: number, where: string) => `It ends ${hexes(count)} away, towards ${where}.`,
  facing: (faces: number) =>
    faces === 0
      ? 'It keeps its facing.'
      : `It turns ${number(Math.abs(faces) * 60)}° to the ${faces > 0 ? 'right' : 'left'}.`,
  act: (engines: number, thrusters: number) => `Move · ${charges(engines, thrusters)}`,
  asteroids: 'Enter asteroids',
  map: 'Where it ends',
  mapSpoken: 'The ship’s path from the middle, bow up. Tap a hex to put something there.',
  blocked: 'A planet or moon is in the way.',
  rocks: (count: number) => `It enters ${hexes(count)} of asteroids: roll for each after the move.`,
} as const;

const asteroids = {
  title: 'Asteroids',
  each: (isFlying: boolean) =>
    `Roll once for each asteroid hex it enters. Entering ${isFlying ? 'costs 1 of its 6 points' : 'is paid as a move'}.`,
  section: 'Side it flies in with',
  dodge: 'Points spent on dodging',
  attacks: (count: number) =>
    `${plural(count, { one: '# attack is', other: '# attacks are' })} left.`,
  free: 'Every attack is dodged.',
  roll: 'Asteroid dice',
  act: 'Fly through',
} as const;

/** What a tap puts on a map; without any of these the other piece. */
const radar = {
  puts: 'Tap places',
  put: (kind: OnMap | null) => (kind === null ? 'Other piece' : PUT[kind]),
} as const;

const power = {
  title: 'Power',
  toShare: 'To share',
  made: 'Made this round',
  stored: 'Stored in batteries',
  storedOf: (now: number, max: number) => `${number(now)} of ${number(max)}`,
  stays: 'stays for later',
  pool: 'Share-out',
  crewLeft: (left: number) => `Crew left: ${number(left)}`,
  asLast: 'As last round',
  noLast: 'No earlier share-out.',
  forMe: 'Fill for me',
  drain: 'Drain first',
  fill: (name: string, power: number) => `Give ${name} ${number(power)}`,
  clear: 'Clear',
  to: (from: number, to: number, isFull: boolean) =>
    `${number(from)} to ${number(to)}${isFull ? ', full' : ''}`,
  partial: (from: number, to: number, have: number, need: number) =>
    `${number(from)} to ${number(to)}, ${number(have)} of ${number(need)} to the next`,
  over: (by: number) => `${number(by)} over full`,
  needs: (count: number) => `needs ${number(count)}`,
  full: 'full',
  recall: (name: string) => `Recall crew from ${name}`,
  overcharge: (name: string) => `Overcharge ${name}`,
  overchargeCost: 'It costs the beam a level.',
  lost: (count: number) => `${number(count)} power will be lost`,
  lostWhy: 'Unused power is lost.',
  wasted: (count: number) => `${number(count)} of it is more than those parts can hold.`,
  noCrew: 'No free crew team to carry it.',
  send: (name: string) => `Send to ${name}`,
  act: (count: number, lost: number) =>
    lost > 0 ? `Share out ${number(count)} · lose ${number(lost)}` : `Share out ${number(count)}`,
  name: 'Save this share-out as',
  nameHint: 'A name of your own',
  keep: 'Save',
  forget: (name: string) => `Delete “${name}”`,
  rounds: 'Share-outs so far',
  round: (round: number) => `Round ${number(round)}`,
  none: 'Nothing shared out yet.',
  empty: 'nothing',
  gave: (name: string, amount: number, crew: string) =>
    `${name}: ${number(amount)} by crew ${crew}`,
  drawn: (amount: number) => `${number(amount)} from batteries`,
} as const;

const tools = {
  attack: {
    title: 'Attacks at a section',
    detail: 'Odds of one or more beams or blasts, without a game',
    count: 'Attacks',
    strength: (at: number) => `Strength of attack ${number(at)}`,
    shield: 'Shield charge',
    partial: 'Partial charge',
    section: 'Integrity of the section',
    core: 'Integrity of the core',
  },
  asteroids: {
    detail: 'Dodging, damage, torpedoes set off',
    mover: 'Flying through',
    ship: 'Ship',
    torpedo: 'Torpedo',
    hexes: 'Asteroid hexes',
    levels: 'Main engine levels, added up',
    dodge: 'Points spent on dodging in each hex',
    each: (count: number) => `${dice(count)} in each hex.`,
  },
  moves: {
    title: 'What moves cost',
    detail: 'Charges, the cheapest exchange, where the ship ends',
  },
  after: (count: number) => `after ${plural(count, { one: '# attack', other: '# attacks' })}`,
} as const;

const correct = {
  ...anyCorrectWords,
  game: { ...anyCorrectWords.game, waiting: 'in flight' },
  back: 'Return to battle',
  turn: 'Whose turn',
  fired: (name: string) => `${name} fired`,
  strained: (name: string) => `${name} overcharged`,
  partial: (name: string) => `${name}, partial charge`,
  overcharge: (name: string) => `${name}, overcharge`,
  mark: (mark: string) => (mark === 'activated' ? 'Phase finished' : mark),
} as const;

const report = {
  ...anyReport,
  score: 'Ships left',
  pointsOf: (ships: number) => plural(ships, { one: '# ship left', other: '# ships left' }),
  luckFor: { beams: 'Beams', blasts: 'Torpedo blasts', asteroids: 'Asteroids' },
} as const;

/** What the pages of a game say. */
export const pageWords = {
  pages: anyGameWords,
  correct,
  bridge,
  ship,
  attack,
  torpedo,
  chain,
  radar,
  movement,
  asteroids,
  power,
  report,
  tools,
} as const;
