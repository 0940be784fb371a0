import { makeGrammar } from '../../../../core/words';
import { anyGameWords } from '../../../kit/words/en/gamePages';
import type { Weapon } from '../../cards';
import type { Phase } from '../../play/names';
import type { Shot } from '../../rules/attack';
import { EFFECTS } from '../../terms';
import { PHASE_WORDS, phaseName, rollName } from './play';
import { weaponRules } from './terms';

const { number, percent, plural } = makeGrammar('en');

/** Halves are not rounded. */
const length = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);
const inches = (value: number): string => `${length(value)}″`;
const needs = (value: number | null): string => (value === null ? '–' : `${number(value)}+`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** By the page on which it is done. */
const DUE: Readonly<Record<string, string>> = {
  cripple: 'Crippling roll',
  explode: 'Explosion',
  mend: 'Repair',
  fight: 'Battalions fight',
  board: 'Boarding',
  feature: 'Act',
  ship: 'Wing',
};

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
  lost: 'Lost',
  due: (page: string, name: string) => `${DUE[page] ?? page}: ${name}`,
  onTo: (phase: Phase) => `Next: ${phaseName(phase)}`,
  endRound: 'Score and end the round',
  planning: 'Planning',
  activateOne: 'Activate a Group',
  command: (team: string) => `Admiral: ${team}`,
  purse: (team: string, points: number, tokens: number) =>
    `${team} ${number(points)} AP${tokens === 0 ? '' : `, ${plural(tokens, { one: '# pass', other: '# passes' })}`}`,
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
  secondaryByHand: 'Or score by hand',
  objective: (points: number, named: string | null) =>
    `${named === null ? '' : `${named} · `}${plural(points, { one: '# point', other: '# points' })} right now`,
  nominee: (objective: string) => `Named for ${objective}`,
  nominate: (name: string) => `Name ${name}`,
  plan: (team: string, points: number, own: number, other: number) =>
    `${team}: ${number(points)} AP. ${plural(own, { one: '# Group', other: '# Groups' })} against ${number(other)}:`,
  planTokens: (tokens: number) => plural(tokens, { one: '# pass token.', other: '# pass tokens.' }),
  tooFew: (team: string) => `${team} comes on directly: place at least half of its Groups now.`,
  kills: (team: string, points: number) =>
    `${team}: ${plural(points, { one: '# Kill Point', other: '# Kill Points' })}`,
  luck: [
    { label: 'Hits', rolls: ['hit'] },
    { label: 'Saves', rolls: ['save', 'save-critical', 'reroll', 'backup', 'backup-critical'] },
    { label: 'Repairs', rolls: [...EFFECTS.map((one) => `repair-${one}`), 'put-out'] },
  ],
  flagship: 'Flagship',
  score: (points: number) => `Score ${number(points)}`,
  turn: {
    ...anyGameWords.turn,
    title: 'Activate a Group',
    none: 'No Group left to activate.',
  },
  spikes: 'Spikes',
  hull: 'Hull',
  effects: 'Crippling effects',
  count: 'In the Wing',
  signature: (value: number) => `sig ${inches(value)}`,
  battalions: (team: string) => `Battalions of ${team}`,
  on: (team: string, place: string) => `${team} on ${place}`,
  inside: (site: string, feature: string) => `${site}: ${feature}`,
  orders: 'Order',
  orderLine: ({ least, most, turns, weapons, sig }: OrderLine) =>
    [
      least === most ? inches(most) : `${length(least)}–${inches(most)}`,
      turns === 0 ? 'straight ahead' : plural(turns, { one: '# turn', other: '# turns' }),
      weapons === 0 ? 'no weapons' : plural(weapons, { one: '# weapon', other: '# weapons' }),
      `sig ${inches(sig)}`,
    ].join(' · '),
  ships: 'Ships',
  coherency: (range: number, others: number) =>
    `In Coherency: within ${inches(range)} of ${plural(others, { one: 'another Ship', other: '# others' })} in its layer.`,
  state: 'State',
  aboard: 'Battalions aboard',
  troops: 'Battalions',
  finish: 'End activation',
  survey: (site: string) => `Survey ${site}`,
  toLayer: (layer: string) => `To ${layer}`,
  regain: (hull: number) => `Regain ${number(hull)} hull`,
  burn: 'Heat of the Atmosphere',
  flyOff: 'Fly off the table',
  sight: { seen: 'Seen from, by Spikes', sees: 'Sees now', range: 'Up to' },
  waitingOf: (team: string) => `${team}: not on the table yet`,
  comeOn: 'Enter the table',
  deployAll: (team: string) => `${team}: all enter`,
  initiative: 'Initiative',
  initiativeNote: (teams: readonly string[], chance: number) =>
    `First ${teams.join(', then ')}. ${teams[0]} wins it ${percent(chance)}.`,
  begin: 'Start activations',
  held: 'Held by',
  holder: (holder: string | null) => (holder === 'contested' ? 'contested' : (holder ?? 'nobody')),
  dogfight: (wing: string) => `Meet ${wing}`,
  divide: (count: number) => `Split off ${number(count)} as a new Wing`,
  merge: (wing: string) => `Join ${wing}`,
  scenery: {
    title: 'Scenery',
    act: 'Move through scenery',
    onto: 'It ends on a Large Object',
    destroyed: 'It is destroyed',
  },
  launch: {
    act: 'Launch',
    title: (group: string) => `${group} launches`,
    from: 'From',
    what: 'What',
    count: 'How many',
    on: 'Onto',
    extracts: (tokens: number) => `Pick up Operatives instead: ${number(tokens)} there`,
    some: (count: number, asset: string) => `Launch ${number(count)} ${asset}`,
  },
  attack: {
    act: 'Attack',
    none: 'Its order or its damage does not let it fire.',
    upTo: (most: number) => `up to ${plural(most, { one: '# weapon', other: '# weapons' })} a Ship`,
    title: (group: string) => `${group} attacks`,
    target: 'At',
    weapons: (ships: number) => `Weapons of ${plural(ships, { one: '# Ship', other: '# Ships' })}`,
    weapon: (weapon: Weapon, ships: number) =>
      [
        `Lock ${number(weapon.lock)}+`,
        plural(weapon.attacks * ships, { one: '# die', other: '# dice' }),
        `damage ${number(weapon.damage)}${weapon.type}`,
        ...weaponRules(weapon),
      ].join(' · '),
    modifier: 'Lock modifier',
    near: 'The target is within Scan',
    fighters: 'Close protection',
    noFighters: 'None',
    removed: 'Features to give up, for 4 damage each',
    nearest: 'The nearest, of Ships with as much hull',
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
    oneDies: 'A Ship dies',
    crippled: 'crippled',
    ruined: 'ruined',
    levelled: 'Levelled',
    shot: ({ attacks, lock, critical, save, backup }: Shot) =>
      `${plural(attacks, { one: '# die', other: '# dice' })}: hit on ${needs(lock)}, critical on ${needs(critical)}, save ${needs(save)}, Backup Save ${needs(backup)}.`,
    each: (ship: string, dies: number, crippled: number) =>
      `${ship}: dies ${percent(dies)}, crippled ${percent(crippled)}.`,
    roll: (id: string, weapon: string) =>
      weapon === '' ? capital(rollName(id)) : `${weapon}: ${rollName(id)}`,
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
    target: 'Target',
    ships: 'Ships in Formation',
    ship: (at: number) => `Ship ${number(at)}`,
    layer: 'It is in',
    descent: 'It has Descent',
    needs: (value: number) => (value > 6 ? 'None' : needs(value)),
  },
  rolls: {
    take: 'Apply',
    cripple: 'Crippling effect',
    mend: 'Fire and repair',
    board: 'Boarding',
    captured: 'It is captured',
    boardersLeft: 'boarders left',
    mended: 'Repaired',
    allFires: 'No fire left',
    blastHead: ['Damage', 'Lost', 'Spike'],
    foreseen: 'Outcome',
    defending: 'Assets that defend it',
    explode: 'Explosion',
    near: (range: number) => `In the same layer, within ${inches(range)}`,
    fight: 'Battalion combat',
    fightAct: 'Fight',
    assign: 'Send to a Feature',
    sendTo: (feature: string) => `To ${feature}`,
    destroy: (feature: string) => `Destroy ${feature}?`,
    keep: 'Keep it',
    destroyIt: 'Destroy it',
    bomb: 'Strike',
    siteFire: 'Fire',
    fewer: 'Saturation reduces',
    fewerFrom: { first: 'First saves', backup: 'Backup Saves' },
  },
} as const;
