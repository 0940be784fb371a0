import { hexesWithin, ORIGIN, stepsBetween } from '../../core/hex/hex';
import { bearingOf } from '../../core/hex/bearing';
import { holds, sectorFrom, WHOLE } from '../../core/hex/sector';
import { answerAt, type Answer, type Answers } from '../../core/pages/answers';
import type { Block, RadarHex } from '../../core/pages/page';
import type { Words } from '../../words/words';

const fore = sectorFrom(11, 1);

const radarHexes: readonly RadarHex[] = hexesWithin(4)
  .filter((hex) => stepsBetween(hex, ORIGIN) > 0)
  .map((hex) => {
    const steps = stepsBetween(hex, ORIGIN);
    const bearing = bearingOf({ hex: ORIGIN, facing: 0 }, hex);
    const isIn = bearing !== null && holds(fore, bearing);
    return {
      ...hex,
      distance: steps - 1,
      state: isIn ? (steps > 3 ? 'too-far' : 'bears') : 'outside',
    };
  });

type Said = Words['gallery']['blocks'];

/** Reads an answer that may not have been given yet. */
const readerOf =
  (answers: Answers) =>
  <Value extends Answer>(path: string, otherwise: Value): Value =>
    // The samples put back only what they gave.
    (answerAt(answers, path) ?? otherwise) as Value;

/** One sample of every block that answers something. */
export function asking(say: Said, answers: Answers): readonly Block[] {
  const at = readerOf(answers);
  return [
    { block: 'heading', text: say.heading, note: say.note, team: 'a' },
    { block: 'text', text: say.text },
    { block: 'text', text: say.warning, tone: 'warning', entry: 'reload' },
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: say.strike }, { label: say.evade, why: say.evadeWhy }],
    },
    {
      block: 'acts',
      label: say.acts,
      style: 'list',
      acts: [
        { label: say.strike, detail: say.strikeDetail, opens: { page: 'strike' } },
        { label: say.evade, detail: say.evadeDetail, why: say.evadeWhy, tone: 'warning' },
      ],
    },
    {
      block: 'choice',
      id: 'policy',
      label: say.policy,
      style: 'segments',
      value: at('policy', 'best'),
      options: [
        { value: 'best', label: say.best },
        { value: 'simple', label: say.simple },
        { value: 'cautious', label: say.cautious, why: say.cautiousWhy },
      ],
    },
    {
      block: 'choice',
      id: 'facing',
      label: say.facing,
      style: 'list',
      value: at('facing', 0),
      options: [
        { value: 0, label: say.fore, detail: say.two },
        { value: 1, label: say.foreRight, detail: say.one },
      ],
    },
    {
      block: 'choice',
      id: 'role',
      label: say.role,
      style: 'chips',
      value: at('role', 'Heavy'),
      entry: 'roles',
      options: [say.escort, say.light, say.heavy].map((label) => ({ value: label, label })),
    },
    {
      block: 'choice',
      id: 'weapon',
      label: say.weapon,
      style: 'menu',
      value: at('weapon', 3),
      options: Array.from({ length: 120 }, (_, place) => ({
        value: place,
        label: say.weaponOf(place + 1),
        detail: say.weaponDetail(place + 1),
      })),
    },
    {
      block: 'choice',
      id: 'arc',
      label: say.arc,
      style: 'arcs',
      value: at('arc', 'F'),
      options: [
        { value: 'F', label: say.arcF, rays: fore },
        { value: 'FX', label: say.arcFX, rays: sectorFrom(9, 3) },
        { value: 'B', label: say.arcB, rays: WHOLE },
      ],
    },
    {
      block: 'picks',
      id: 'keywords',
      label: say.keywords,
      values: at<readonly Answer[]>('keywords', [say.massive]),
      options: [say.massive, say.stealth, say.refit].map((label) => ({ value: label, label })),
    },
    {
      block: 'switches',
      label: say.switches,
      switches: [
        {
          id: 'lock',
          label: say.lock,
          detail: say.lockDetail,
          on: at('lock', true),
          entry: 'target-lock',
        },
        { id: 'near', label: say.near, on: at('near', false) },
      ],
    },
    {
      block: 'stepper',
      id: 'dice',
      label: say.dice,
      value: at('dice', 3),
      min: 0,
      max: 12,
      entry: 'dice',
    },
    {
      block: 'field',
      id: 'name',
      label: say.name,
      value: at('name', ''),
      lines: 'one',
      hint: say.nameHint,
      ...(at('name', '') === '' && { problem: say.nameProblem }),
    },
    {
      block: 'field',
      id: 'notes',
      label: say.notes,
      value: at('notes', ''),
      lines: 'many',
      hint: say.notesHint,
    },
    chartBlock(say, answers),
    itemsBlock(say, answers),
  ];
}

function chartBlock(say: Said, answers: Answers): Block {
  const at = readerOf(answers);
  const columns = ['1', '2', '3', '4', '5', '6'];
  const first: Readonly<Record<string, number>> = {
    [say.hit]: 4,
    [say.critical]: 6,
    [say.direct]: 7,
  };
  return {
    block: 'grid',
    label: say.chart,
    columns,
    rows: [say.hit, say.critical, say.direct].map((label) => ({
      label,
      cells: columns.map((face) => {
        const on = at(`chart.${label}.${face}`, Number(face) >= (first[label] ?? 7));
        return {
          on,
          spoken: say.cell(label, face, on),
          answers: { [`chart.${label}.${face}`]: !on },
        };
      }),
    })),
  };
}

function itemsBlock(say: Said, answers: Answers): Block {
  const at = readerOf(answers);
  const count = at('count', 1);
  return {
    block: 'items',
    label: say.ships,
    note: say.shipsNote,
    search: say.find,
    add: { label: say.addShip, answers: {} },
    items: [
      {
        id: 'heavy',
        title: say.superHeavies,
        detail: say.shipDetail,
        badge: '1',
        silhouette: 'superHeavy',
        figure: '240',
        count: {
          value: count,
          ...(count > 0 && { less: { label: say.less, answers: { count: count - 1 } } }),
          more: {
            label: say.more,
            answers: { count: count + 1 },
            ...(count > 2 && { why: say.full }),
          },
        },
        chips: [
          { label: say.massive, tone: 'plain', entry: 'massive' },
          { label: say.critical, tone: 'critical' },
        ],
        acts: [
          { label: say.copy, answers: {} },
          { label: say.remove, answers: { count: 0 }, tone: 'warning' },
        ],
      },
      {
        id: 'lance',
        title: say.rolled,
        detail: say.weaponDetail(2),
        rays: fore,
        isOn: at('lance', true),
        act: { label: say.rolled, answers: { lance: !at('lance', true) } },
      },
    ],
  };
}

/** One sample of every block that tells something. */
export function telling(say: Said, answers: Answers): readonly Block[] {
  const at = readerOf(answers);
  return [
    {
      block: 'radar',
      id: 'radar',
      label: say.radar,
      attacker: { silhouette: 'heavy', team: 'a' },
      target: {
        silhouette: 'superHeavy',
        team: 'b',
        q: at('radar.q', 1),
        r: at('radar.r', -3),
        facing: at('radar.facing', 3),
      },
      hexes: radarHexes,
      spoken: say.spoken,
    },
    {
      block: 'sum',
      label: say.modifiers,
      rows: [
        { label: say.dust, rule: '8C-01', entry: 'dust', value: 1 },
        { label: say.stealth, rule: '9J', entry: 'stealth', value: 1, wasted: true },
        { label: say.skilled, rule: '9I', value: -1 },
        { label: say.own, rule: null, value: 1, remove: { label: say.removeOwn, answers: {} } },
      ],
      total: { label: say.eachDie, value: 1, note: say.limited },
    },
    {
      block: 'odds',
      label: say.odds,
      headline: { label: say.defeat, value: '27%' },
      figures: [
        { label: say.expected, value: '2.4' },
        { label: say.losesOrder, value: '31%' },
      ],
      bars: [
        ...[0.14, 0.2, 0.17, 0.13, 0.09].map((chance, hull) => ({ label: String(hull), chance })),
        { label: say.defeat, chance: 0.27, fatal: true },
      ],
      why: [say.why, say.text],
    },
    {
      block: 'dice',
      id: 'rolled',
      label: say.rolled,
      count: 6,
      dice: at<readonly number[]>('rolled', [4, 6]),
      faces: [
        say.misses,
        say.misses,
        say.gives.lock,
        say.gives.one,
        say.gives.two,
        say.gives.critical,
      ],
      icons: [[], [], ['lock'], ['hit'], ['hit', 'hit'], ['critical']],
      note: say.warning,
    },
    {
      block: 'bars',
      label: say.luck,
      note: say.luckNote,
      bars: [
        { label: say.accord, value: 14, text: say.ahead },
        { label: say.marches, value: 8, text: say.behind },
      ],
    },
    {
      block: 'shares',
      label: say.power,
      spent: 890,
      limit: 1000,
      note: say.powerNote,
      parts: [
        { label: say.escorts, value: 120, min: 100, max: 400, ok: true, entry: 'escorts' },
        { label: say.heavies, value: 290, min: 0, max: null, ok: true },
        { label: say.superHeavies, value: 480, min: 0, max: 300, ok: false },
      ],
    },
    {
      block: 'table',
      label: say.table,
      head: [say.basic, say.heavy, say.ordnance, say.direct],
      rows: [
        { label: say.hits, cells: ['4+', '5+', '3+', '–'] },
        { label: say.criticals, cells: ['5+', '6+', '5+', '–'] },
      ],
    },
    {
      block: 'findings',
      label: say.findings,
      findings: [
        {
          text: say.tooMany,
          rule: '2B-03',
          entry: 'fleet',
          tone: 'warning',
          act: { label: say.remove, answers: {} },
        },
        { text: say.legal, rule: '2B-01', tone: 'good' },
        { text: say.know, rule: null, tone: 'plain' },
      ],
    },
  ];
}
