import type { Sign } from '../../../core/drawing/drawing';
import { holderOf, type Ship } from '../../../core/game/state';
import type { Answers, Changes } from '../../../core/pages/answers';
import type { Block, Chip, Finding, Page, PoolRow, PoolStock } from '../../../core/pages/page';
import { seen } from '../../../core/outside/signs';
import { countAt, flagAt, textAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { quickLine } from '../../kit/pages/reads';
import { shipHead } from '../../kit/pages/shipRow';
import { shipName } from '../../kit/play/ships';
import { PLAN, SHARE } from '../play/names';
import { powerOf, workingParts, type Part } from '../play/parts';
import { parseShare } from '../play/share';
import { isTorpedo, phaseOf } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import {
  drawnBy,
  generatedBy,
  movedFrom,
  sharePower,
  storedIn,
  sum,
  totalOf,
  type Transfer,
} from '../rules/power';
import { mostFor, roomFor, suggested, transfersFor, trimmed, type Wanted } from '../rules/shareOut';
import { POWER_SIGN, SIGN_OF, styleOf } from '../signs';
import { partName, partsIn, signOf, words, type SolarView } from './view';

const say = words.power;

const isCharged = ({ system }: Part): boolean => system !== 'generator';

const wantedIn = (parts: readonly Part[], answers: Answers): readonly Wanted[] =>
  parts.filter(isCharged).flatMap(({ id }) => {
    const power = countAt(answers, `share.${id}`) ?? 0;
    return power > 0 ? [{ to: id, power, overcharge: flagAt(answers, `over.${id}`) === true }] : [];
  });

/** Everything that the page knows of a share that is being made. */
const planOf = (view: SolarView, ship: Ship, answers: Answers) => {
  const { setup, state, rules } = view;
  const parts = workingParts(setup, state, ship.id);
  const power = powerOf(setup, state, ship.id);
  const wanted = trimmed(power, wantedIn(parts, answers), rules);
  const charged = parts.filter(({ system, charge }) => system === 'battery' && charge > 0);
  const first = charged.find(({ id }) => id === answers['drain']);
  const transfers = transfersFor(power, wanted, first?.id);
  return {
    view,
    ship,
    parts,
    power,
    wanted,
    transfers,
    shared: sharePower(power, transfers, rules),
    /** Those that hold something, the one that is drained first before the others. */
    batteries: first ? [first, ...charged.filter((one) => one !== first)] : charged,
  };
};

type Plan = ReturnType<typeof planOf>;

/** A share as answers of this page: what fits of it now. */
const asAnswers = ({ power, view }: Plan, wanted: readonly Wanted[]): Changes => {
  const fits = trimmed(power, wanted, view.rules);
  return {
    share: Object.fromEntries(fits.map((one) => [one.to, one.power])),
    over: Object.fromEntries(fits.map((one) => [one.to, one.overcharge])),
  };
};

const wantedFrom = (text: string): readonly Wanted[] =>
  parseShare(text).map(({ to, power, overcharge }) => ({ to, power, overcharge }));

/** Marks of a ship that begin so, with what follows. */
const keptShares = ({ state }: SolarView, ship: string, prefix: string) =>
  Object.entries(holderOf(state, ship).marks).flatMap(([mark, to]) =>
    mark.startsWith(prefix) && typeof to === 'string'
      ? [{ name: mark.slice(prefix.length), text: to }]
      : [],
  );

const sharesByRound = (view: SolarView, ship: string) =>
  keptShares(view, ship, SHARE)
    .map(({ name, text }) => ({ round: Number(name), text }))
    .sort((a, b) => a.round - b.round);

/** As last round, filled by the app, or under a name of one's own: one tap each. */
const shareChips = (plan: Plan): readonly Chip[] => {
  const { view, ship, power, transfers } = plan;
  const some = sharesByRound(view, ship.id).filter(({ text }) => parseShare(text).length > 0);
  const last = some.at(-1)?.text ?? null;
  const chip = (label: string, wanted: readonly Wanted[]): Chip => ({
    label,
    tone: 'plain',
    act: { label, answers: asAnswers(plan, wanted) },
  });
  return [
    { label: say.crewLeft(power.crew.length - transfers.length), tone: 'plain' },
    last === null
      ? { label: say.asLast, tone: 'plain', act: { label: say.asLast, why: say.noLast } }
      : chip(say.asLast, wantedFrom(last)),
    chip(say.forMe, suggested(power, view.rules)),
    ...keptShares(view, ship.id, PLAN).map(({ name, text }) => chip(name, wantedFrom(text))),
  ];
};

const detailOf = (before: Part, after: Part): string => {
  const { system, full, charge } = before;
  if (after.overcharge > 0) return say.over(after.overcharge);
  if (charge === full) return say.full;
  if (system === 'shield' && after.partial > 0)
    return say.partial(charge, after.charge, after.partial, after.charge + 1);
  return after.charge === charge
    ? say.needs(full - charge)
    : say.to(charge, after.charge, after.charge === full);
};

/** What goes to a part, what could, and what it comes to. */
const shareFor = ({ view, power, wanted, shared }: Plan, part: Part) => {
  const own = wanted.find(({ to }) => to === part.id);
  const asked = { to: part.id, overcharge: own?.overcharge ?? false };
  const others = wanted.filter(({ to }) => to !== part.id);
  return {
    value: own?.power ?? 0,
    max: mostFor(power, asked, others, view.rules),
    after: { ...part, ...shared.components.find(({ id }) => id === part.id), id: part.id },
  };
};

const nameOf = ({ view, ship }: Plan, part: Part): string => partName(part, partsIn(view, ship.id));

const rowOf = (plan: Plan, part: Part): PoolRow => {
  const { power, transfers } = plan;
  const { value, max, after } = shareFor(plan, part);
  const name = nameOf(plan, part);
  const path = `share.${part.id}`;
  const team = transfers.find(({ to }) => to === part.id)?.crew;
  const level = power.crew.find(({ id }) => id === team)?.level;
  const coming = Math.max(0, after.charge + after.overcharge - part.charge);
  return {
    id: path,
    label: name,
    detail: detailOf(part, after),
    sign: signOf(part),
    gauge: {
      style: styleOf(part.system),
      now: part.charge,
      max: Math.max(part.full, after.charge + after.overcharge),
      ...(coming > 0 ? { coming } : {}),
    },
    value,
    max,
    ...(max > 0 ? { fill: { label: say.fill(name, max), answers: { [path]: max } } } : {}),
    ...(level === undefined
      ? {}
      : {
          carrier: {
            sign: SIGN_OF.crew,
            figure: String(level),
            act: { label: say.recall(name), answers: { [path]: 0 } },
          },
        }),
  };
};

/** One cell a power, with the sign of where it goes. */
const stocksOf = ({ parts, power, transfers }: Plan): readonly PoolStock[] => {
  const signFor = (to: string) =>
    parts.flatMap((part) => (part.id === to ? [signOf(part)] : []))[0] ?? null;
  const cells = (total: number, amount: (one: Transfer) => number) => {
    const given = transfers.flatMap((one) => Array<Sign | null>(amount(one)).fill(signFor(one.to)));
    return [...given, ...Array<null>(Math.max(0, total - given.length)).fill(null)];
  };
  const made = generatedBy(power.components);
  const stored = storedIn(power.components);
  const room = sum(parts.map(({ system, level }) => (system === 'battery' ? level : 0)));
  const batteries = {
    label: say.stored,
    figure: say.storedOf(stored, room),
    cells: cells(stored, drawnBy),
    room: room - stored,
    isStored: true,
    note: say.stays,
  };
  return [
    {
      label: say.made,
      figure: String(made),
      cells: cells(made, (one) => one.power - drawnBy(one)),
    },
    ...(room === 0 ? [] : [batteries]),
  ];
};

/** What is lost is said before it happens, with a remedy where there is one. */
const findingsOf = (plan: Plan): readonly Finding[] => {
  const { parts, power, transfers, shared } = plan;
  const lost = shared.unused + shared.lost;
  if (lost === 0) return [];
  const [open] = parts.filter(isCharged).flatMap((part) => {
    const { value, max } = shareFor(plan, part);
    const more = Math.min(max, value + shared.unused);
    return more > value ? [{ part, more }] : [];
  });
  const isCrewLeft = open !== undefined || transfers.length < power.crew.length;
  const why = shared.lost > 0 ? say.wasted(shared.lost) : isCrewLeft ? say.lostWhy : say.noCrew;
  const remedy = open && {
    label: say.send(nameOf(plan, open.part)),
    answers: { [`share.${open.part.id}`]: open.more },
  };
  return [
    {
      text: `${say.lost(lost)}. ${why}`,
      rule: 'Phase 3',
      tone: 'warning',
      ...readsRule('Phase 3'),
      ...(remedy ? { act: remedy } : {}),
    },
  ];
};

/** Batteries: which is drained first, where that makes a difference. */
const drainBlocks = (plan: Plan): readonly Block[] => {
  const [first, ...others] = plan.batteries;
  if (!first || others.length === 0) return [];
  const inOrder = plan.parts.filter((part) => plan.batteries.includes(part));
  const named = new Map<string, string>(inOrder.map((part) => [part.id, nameOf(plan, part)]));
  return [
    chipsChoice('drain', say.drain, first.id, [...named.keys()], (id) => named.get(id) ?? id),
  ];
};

/** Overcharging: asked for by a switch, as it costs a level. */
const overchargeBlocks = (plan: Plan, answers: Answers): readonly Block[] => {
  const beams = plan.parts.filter(
    (part) => part.system === 'beam' && roomFor(part, true, plan.view.rules) > 0,
  );
  if (beams.length === 0) return [];
  return [
    {
      block: 'switches',
      switches: beams.map((part) => ({
        id: `over.${part.id}`,
        label: say.overcharge(nameOf(plan, part)),
        detail: say.overchargeCost,
        on: flagAt(answers, `over.${part.id}`) === true,
        ...readsRule('Overcharging'),
      })),
    },
  ];
};

/** Shares under names of one's own. */
const namedBlocks = ({ view, ship, transfers }: Plan, answers: Answers): readonly Block[] => {
  const name = textAt(answers, 'name') ?? '';
  const forget = keptShares(view, ship.id, PLAN).map(({ name: kept }) =>
    view.tried(
      { type: 'keep-share', ship: ship.id, name: kept, transfers: [] },
      { label: say.forget(kept) },
    ),
  );
  const keep = view.tried(
    { type: 'keep-share', ship: ship.id, name, transfers: [...transfers] },
    { label: say.keep, answers: { name: '' } },
  );
  return [
    { block: 'field', id: 'name', label: say.name, value: name, lines: 'one', hint: say.nameHint },
    {
      block: 'acts',
      style: 'row',
      acts: [...(seen(name) === '' || transfers.length === 0 ? [] : [keep]), ...forget],
    },
  ];
};

/** Phase 3: power shared out, with what is lost in sight before it is confirmed. */
export const powerPage = (view: SolarView, ship: Ship, answers: Answers): Page => {
  const { state, tried } = view;
  if (ship.left || state.outcome || phaseOf(state) !== 'power') return pastPage(view, say.title);
  const plan = planOf(view, ship, answers);
  const { parts, power, transfers, shared } = plan;
  const given = totalOf(transfers);
  const all = generatedBy(power.components) + storedIn(power.components);
  const lacks = (part: Part): boolean => roomFor(part, false, view.rules) > 0;
  return {
    ...shipHead(ship),
    kicker: words.bridge.kicker(state.round, say.title),
    figure: { label: say.toShare, value: String(all - given), ...readsRule('Phase 3') },
    blocks: [
      {
        block: 'pool',
        label: say.pool,
        sign: POWER_SIGN,
        stocks: stocksOf(plan),
        chips: shareChips(plan),
        rows: [...parts.filter(lacks), ...parts.filter((part) => !lacks(part))]
          .filter(isCharged)
          .map((part) => rowOf(plan, part)),
        findings: findingsOf(plan),
      },
    ],
    aside: [
      ...drainBlocks(plan),
      ...overchargeBlocks(plan, answers),
      ...namedBlocks(plan, answers),
      quickLine(words.pages.quick, 'charging'),
    ],
    primary: tried(
      { type: 'share', ship: ship.id, transfers: [...transfers] },
      { label: say.act(given, shared.unused + shared.lost), opens: 'bridge' },
    ),
    secondary: [
      { label: say.clear, answers: { share: {}, over: {} } },
      { label: words.ship.shares, opens: { page: 'shares', about: ship.id } },
    ],
  };
};

const shareLine = (view: SolarView, ship: string, text: string): string => {
  const all = partsIn(view, ship);
  const transfers = parseShare(text);
  const given = transfers.flatMap(({ to, power, crew }) =>
    all.flatMap((part) => (part.id === to ? [say.gave(partName(part, all), power, crew)] : [])),
  );
  const drawn = totalOf(transfers) - movedFrom(transfers);
  return [
    ...(given.length === 0 ? [say.empty] : given),
    ...(drawn > 0 ? [say.drawn(drawn)] : []),
  ].join(' · ');
};

/** All rounds' shares of one ship, or of all of them, lost ones too. */
export const sharesPage = (view: SolarView, ship: Ship | null): Page => {
  const all = Object.values(view.state.ships).filter((one) => !isTorpedo(one));
  const ships = ship ? [ship] : all;
  return {
    title: say.rounds,
    ...(ship ? { team: ship.team } : {}),
    blocks: ships.map((one): Block => ({
      block: 'items',
      label: shipName(view.state, one.id),
      items: sharesByRound(view, one.id).map(({ round, text }) => ({
        id: String(round),
        title: say.round(round),
        detail: shareLine(view, one.id, text),
      })),
      empty: say.none,
    })),
  };
};
