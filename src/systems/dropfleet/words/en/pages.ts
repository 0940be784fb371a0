import { capital, counts, number, percent, plural } from '../../../kit/english';
import { anyGameWords } from '../../../kit/words/en/gamePages';
import type { Weapon } from '../../cards';
import type { Phase } from '../../play/names';
import type { Shot } from '../../rules/attack';
import { EFFECTS } from '../../terms';
import { PHASE_WORDS, phaseName, rollName } from './play';
import { assetCount, weaponRules } from './terms';

/** Halves are not rounded. */
const length = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);
const inches = (value: number): string => `${length(value)}″`;
const needs = (value: number | null): string => (value === null ? '–' : `${number(value)}+`);
const orNo = (what: string, value: number | null): string =>
  value === null ? `no ${what}` : `${what} ${needs(value)}`;
const [dice, groups, points] = [counts('die', 'dice'), counts('Group'), counts('point')];
const [ships, weapons] = [counts('Ship'), counts('weapon')];

/** What is done, by the page on which it is. */
const DONE = {
  cripple: 'Crippling roll',
  explode: 'Explosion',
  mend: 'Fire and repair',
  fight: 'Battalion combat',
  board: 'Boarding',
  burn: 'Heat of the Atmosphere',
  bomb: 'Strike',
  feature: 'Feature',
  ship: 'Wing',
  scenery: 'Scenery',
} as const;

/** By its id, which says what became of it. */
const way = (how: string): string => capital(how.replace('-', ' '));

type OrderLine = Readonly<Record<'least' | 'most' | 'turns' | 'weapons' | 'sig', number>>;

/** What the pages of a battle say. */
export const pages = {
  step: (phase: Phase) => PHASE_WORDS[phase][1],
  headline: (phase: Phase) => PHASE_WORDS[phase][2],
  siteState: { whole: 'Ruined below half', ruined: 'Ruined', levelled: 'Levelled' },
  figure: (value: number) => number(value),
  inches,
  round: (round: number, phase: Phase) => `Round ${number(round)} of 6 · ${phaseName(phase)}`,
  first: 'has the initiative',
  dropsites: 'Dropsites',
  wings: 'Wings',
  waiting: 'Not on the table yet',
  out: 'Out of the battle',
  way,
  wayOfGroup: (how: string) => (how === 'destroyed' ? 'No Ships left' : way(how)),
  done: DONE,
  due: (page: keyof typeof DONE, name: string) => `${DONE[page]}: ${name}`,
  onTo: (phase: Phase) => `Next: ${phaseName(phase)}`,
  endRound: 'Score and end the round',
  planning: 'Planning',
  activateOne: 'Activate a Group',
  command: (team: string) => `${team}’s Admiral`,
  purse: (team: string, own: number, tokens: number) =>
    `${team} ${number(own)} AP${tokens === 0 ? '' : `, ${counts('pass', 'passes')(tokens)}`}`,
  purseTitle: 'This round',
  points: 'Action points',
  tokens: 'Pass tokens',
  spend: 'Spend action points',
  abilities: {
    'ap-re-roll': 'Reroll a die · 1 AP',
    'brace-for-impact': 'Brace for Impact · 2 AP',
    'contain-reactor': 'Contain Reactor · 2 AP',
    'time-to-target': 'Time to Target · 2 AP',
  },
  protect: (site: string) => `Protect ${site}`,
  protects: 'Dropsite to protect',
  secondary: 'Secondary objectives',
  secondaryNote: 'The better one scores by itself at the end of round 6.',
  secondaryByHand: 'Score by hand',
  objective: (now: number, nominated: string | null) =>
    `${nominated === null ? '' : `${nominated} · `}${points(now)} now`,
  nominee: (objective: string) => `Nominate for ${objective}`,
  nominate: (name: string) => `Nominate ${name}`,
  plan: (team: string, purse: number, own: number, other: number) =>
    `${team}: ${number(purse)} AP. ${groups(own)} against ${number(other)}:`,
  planTokens: (tokens: number) => `${counts('pass token')(tokens)}.`,
  tooFew: (team: string) => `Direct approach: at least half of ${team}’s Groups enter now.`,
  kills: (team: string, killed: number) => `${team}: ${counts('Kill Point')(killed)}`,
  luck: [
    { label: 'Hits', rolls: ['hit'] },
    { label: 'Saves', rolls: ['save', 'save-critical', 'reroll', 'backup', 'backup-critical'] },
    { label: 'Repairs', rolls: [...EFFECTS.map((one) => `repair-${one}`), 'put-out'] },
  ],
  flagship: 'Flagship',
  score: (by: number) => `Score ${number(by)}`,
  turn: {
    ...anyGameWords.turn,
    title: 'Activate a Group',
    none: 'No Group left to activate.',
  },
  spikes: 'Spikes',
  hull: 'Hull',
  effects: 'Crippling effects',
  count: 'Wing size',
  signature: (value: number) => `sig ${inches(value)}`,
  battalions: (team: string) => `Battalions of ${team}`,
  on: (team: string, place: string) => `${team} on ${place}`,
  inside: (site: string, feature: string) => `${site}: ${feature}`,
  orders: 'Order',
  orderLine: ({ least, most, turns, weapons: fired, sig }: OrderLine) =>
    [
      least === most ? inches(most) : `${length(least)}–${inches(most)}`,
      turns === 0 ? 'straight ahead' : counts('turn')(turns),
      fired === 0 ? 'no weapons' : weapons(fired),
      `sig ${inches(sig)}`,
    ].join(' · '),
  ships: 'Ships',
  coherency: (range: number, others: number) =>
    `In Coherency: within ${inches(range)} of ${plural(others, { one: 'another Ship', other: '# other Ships' })} in its layer.`,
  state: 'State',
  aboard: 'Battalions aboard',
  troops: 'Battalions',
  finish: 'End activation',
  survey: (site: string) => `Survey ${site}`,
  toLayer: (layer: string) => `Move to ${layer}`,
  regain: (hull: number) => `Regain ${number(hull)} hull`,
  flyOff: 'Fly off the table',
  sight: { seen: 'Seen from how far, by Spikes', sees: 'How far it sees now', range: 'Range' },
  waitingOf: (team: string) => `${team}: not on the table yet`,
  comeOn: 'Enter the table',
  deployAll: (team: string) => `${team}: all enter`,
  initiative: 'Initiative',
  initiativeNote: (teams: readonly string[], chance: number) =>
    `${teams.join('’s die first, then ')}’s. ${teams[0]} wins ${percent(chance)} of the time.`,
  begin: 'Start activations',
  held: 'Held by',
  holder: (holder: string | null) => (holder === 'contested' ? 'contested' : (holder ?? 'nobody')),
  dogfight: (wing: string) => `Fight ${wing}`,
  divide: (count: number) => `Split off ${number(count)} as a new Wing`,
  merge: (wing: string) => `Join ${wing}`,
  scenery: {
    act: 'Move through scenery',
    onto: 'It ends on a Large Object',
    destroyed: 'Destroyed',
  },
  launch: {
    act: 'Launch',
    title: (group: string) => `${group} launches`,
    from: 'From',
    what: 'Asset',
    count: 'How many',
    on: 'Onto',
    extracts: (tokens: number) => `Pick up Operatives instead: ${number(tokens)} there`,
    some: (count: number, asset: string) => `Launch ${assetCount(count, asset)}`,
  },
  attack: {
    act: 'Attack',
    none: 'Its order or damage does not let it fire.',
    upTo: (most: number) => `up to ${weapons(most)} a Ship`,
    title: (group: string) => `${group} attacks`,
    target: 'Target',
    weapons: (firing: number) => `Weapons of ${ships(firing)}`,
    weapon: (weapon: Weapon, firing: number) =>
      [
        `Lock ${number(weapon.lock)}+`,
        dice(weapon.attacks * firing),
        `damage ${number(weapon.damage)}${weapon.type}`,
        ...weaponRules(weapon),
      ].join(' · '),
    modifier: 'Lock modifier',
    near: 'The target is within Scan',
    fighters: 'Close protection',
    noFighters: 'None',
    removed: 'Features to give up, for 4 damage each',
    nearest: 'Nearest Ship, where hull is equal',
    spendFighters: 'Fighters to send',
    noWeapon: 'Choose a weapon that has not fired.',
    odds: 'Odds',
    percent,
    amount: (value: number) => number(value, 1),
    span: (from: number, to: number) =>
      from === to ? number(from) : `${number(from)}–${number(to)}`,
    chance: 'Chance',
    fightersUsed: 'Fighters sent',
    mean: 'hull lost',
    oneDestroyed: 'A Ship destroyed',
    crippled: 'crippled',
    ruined: 'ruined',
    shot: ({ attacks, lock, critical, save, backup }: Shot) =>
      `${dice(attacks)}: hit ${needs(lock)}, ${orNo('critical', critical)}, ${orNo('save', save)}, ${orNo('Backup Save', backup)}.`,
    each: (ship: string, destroyed: number, crippled: number) =>
      `${ship}: destroyed ${percent(destroyed)}, crippled ${percent(crippled)}.`,
    roll: (id: string, weapon: string) =>
      weapon === '' ? capital(rollName(id)) : `${weapon}: ${rollName(id)}`,
    faces: { hit: 'hit', critical: 'critical', passed: 'passes' },
    saves: (target: string) => `${target} saves`,
    resolve: 'Resolve the attack',
  },
  whatIf: {
    title: 'What if: an attack',
    detail: 'Exact odds of some weapons at a Group',
    weapons: 'Weapons',
    weapon: (at: number) => `Weapon ${number(at)}`,
    attacks: 'Dice',
    lock: 'Lock',
    damage: 'Damage per hit',
    type: 'Type',
    ships: 'Ships in Formation',
    ship: (at: number) => `Ship ${number(at)}`,
    layer: 'It is in',
    descent: 'It has Descent',
    needs: (value: number) => (value > 6 ? 'None' : needs(value)),
  },
  rolls: {
    take: 'Apply',
    captured: 'Captured',
    boardersLeft: 'boarders left',
    mended: 'Repaired',
    allFires: 'No Fire left',
    blastHead: ['Damage', 'Lost', 'Spike'],
    foreseen: 'Outcome',
    defending: 'Assets that defend it',
    near: (range: number, isAnyLayer: boolean) =>
      `${isAnyLayer ? 'Within' : 'In the same layer, within'} ${inches(range)}`,
    fightAct: 'Fight',
    assign: 'Send to a Feature',
    sendTo: (feature: string) => `To ${feature}`,
    destroy: (feature: string) => `Destroy ${feature}?`,
    keep: 'Keep it',
    destroyIt: 'Destroy it',
    fewer: 'Saturation Fire takes dice from',
    fewerFrom: { first: 'First saves', backup: 'Backup Saves' },
  },
} as const;
