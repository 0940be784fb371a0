import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Finding, Page } from '../../../core/pages/page';
import { countWithin, diceAt, flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { choiceBlock, switchAt } from '../../kit/pages/choices';
import { actsBlock, laidOut, type Blocks } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem, trackView } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { pointsNow, wordOf } from '../../kit/play/marks';
import { otherTeam, shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import type { DropfleetCommand } from '../play/commands';
import { COUNT, NOMINATED, nominatedFor, POINTS, RECON, TOKENS } from '../play/names';
import { approachOf, shipCardOf, variantOf } from '../play/setup';
import { objectiveNow, secondariesOf } from '../play/tally';
import * as table from '../play/view';
import { readsRule } from '../reference/contents';
import { initiativeChance } from '../rules/admiral';
import { HANGAR_LAUNCH, dropsiteState } from '../rules/dropsites';
import { placedEnough } from '../rules/scenarios';
import { secondaryPoints } from '../rules/secondary';
import { ABILITIES, LANDERS, WINGS, type Secondary } from '../terms';
import { en } from '../words/en';
import { todoActs } from './bridge';
import { siteFirePage } from './rolls';
import * as show from './view';
import type { View } from './view';

const say = en.own;

/** Planning 1-2: points and tokens, each with where they come from; §12.1: whether enough are placed. */
const planFindings = (view: View): readonly Finding[] => {
  const { setup, state } = view;
  const line = (text: string, rule: string, tone: Finding['tone']): Finding => ({
    ...{ text, rule, tone },
    ...readsRule(rule),
  });
  const shipsIn = ({ id, card }: Ship): number =>
    table.partsOf(state, id).length * (shipCardOf(setup, card)?.points ?? 0);
  const isByGroups = view.game.rules['half-of-the-groups'] === 'groups';
  const worth = (some: readonly Ship[]): number =>
    some.reduce((sum, group) => sum + (isByGroups ? 1 : shipsIn(group)), 0);
  return setup.teams.flatMap(({ id, name }): readonly Finding[] => {
    const groups = table.groupsOf(state, id);
    const placed = groups.filter(({ place }) => place === 'play');
    const approach = approachOf(setup, id);
    const isEnough = state.round > 1 || placedEnough(approach, worth(groups), worth(placed));
    const other = table.groupsOf(state, otherTeam(setup, id)).length;
    const told = say.plan(name, pointsNow(state, id, POINTS), groups.length, other);
    return [
      line(`${told} ${say.planTokens(table.tokensFor(view, id))}`, 'Planning', 'plain'),
      ...(isEnough ? [] : [line(say.tooFew(name), '§12.1', 'warning')]),
    ];
  });
};

/** Planning: Groups that come on, and a die for each team. */
export const planningPage = (view: View, answers: Answers): Page => {
  const { setup, state } = view;
  if (state.phase !== 'planning' || state.outcome) return pastPage(view, say.planning);
  const dice = diceAt(answers, 'dice').slice(0, 2);
  const waiting = setup.teams.map(({ id, name }): Blocks => {
    const groups = table.groupsOf(state, id).filter(({ place }) => place !== 'play');
    const items = groups.map((group) => {
      const act = view.tried({ type: 'deploy', group: group.id }, { label: say.comeOn });
      const detail = act.why === undefined ? {} : { detail: act.why };
      return shipItem(view, group.id, { acts: [act], ...detail });
    });
    return items.length > 0 && { block: 'items', label: say.waitingOf(name), items };
  });
  const entering = setup.teams
    .map((team) =>
      view.tried({ type: 'deploy-all', team: team.id }, { label: say.deployAll(team.name) }),
    )
    .filter(({ why }) => why === undefined);
  const begin = view.tried({ type: 'initiative', dice }, { label: say.begin, opens: 'bridge' });
  const [primary = null, ...secondary] = dice.length < 2 ? entering : [...entering, begin];
  const [red = 0, blue = 0] = setup.teams.map(({ id }) => table.levelOf(view, id));
  const teams = setup.teams.map(({ name }) => name);
  const note = say.initiativeNote(teams, initiativeChance(red, blue));
  return laidOut({
    title: say.planning,
    blocks: [
      { block: 'findings', findings: planFindings(view) },
      waiting,
      { ...show.diceBlock('dice', say.initiative, 2, dice), note },
    ],
    ...{ primary, secondary },
  });
};

/** §11: a dropsite with its battalions and Features. */
export const sitePage = (view: View, site: Ship): Page => {
  const { setup, state } = view;
  const held = table.controllerOf(view, site.id);
  const hull = show.hullTrack(view, site);
  const note = say.siteState[dropsiteState(hull.now, hull.max ?? 0)];
  const places = [site, ...table.partsOf(state, site.id)];
  const name = held === 'contested' || held === null ? held : teamName(setup, held);
  return laidOut({
    title: site.name,
    kicker: view.cardLook(site.id)?.kicker ?? '',
    figure: { label: say.held, value: say.holder(name), ...readsRule('§11') },
    blocks: [
      { block: 'tracks', tracks: [{ ...hull, note }] },
      actsBlock('list', todoActs(view, places)),
      places.map((place) => {
        const label = place === site ? say.troops : place.name;
        return { block: 'items', label, items: show.troopItems(view, place) } as const;
      }),
    ],
    ...show.correctable(site),
  });
};

/** §11: a Feature acts: it fires, or a Hangar launches. */
export const featurePage = (view: View, feature: Ship, answers: Answers): Page => {
  if (table.featureKind(feature) !== 'hangar') return siteFirePage(view, feature, answers);
  const acts = WINGS.flatMap((asset) =>
    Array.from({ length: HANGAR_LAUNCH }, (_, at) => {
      const count = HANGAR_LAUNCH - at;
      const label = say.launch.some(count, en.terms.assets[asset]);
      const command = { type: 'site-launch', feature: feature.id, asset, count } as const;
      return view.tried(command, { label, opens: 'back' });
    }),
  );
  return laidOut({ title: feature.name, blocks: actsBlock('list', acts) });
};

/** §8.3: what a Wing can meet and strike. */
export const wingPage = (view: View, wing: Ship): Page => {
  const foes = table.wingsOf(view, otherTeam(view.setup, wing.team));
  const nameOf = ({ id }: Ship) => shipName(view.state, id);
  const tried = (command: DropfleetCommand, label: string, more: object = readsRule('§8.3.2')) =>
    view.tried(command, { label, ...more });
  const half = Math.floor(pointsNow(view.state, wing.id, COUNT) / 2);
  const twins = table
    .wingsOf(view, wing.team)
    .filter(({ id, card }) => id !== wing.id && card === wing.card && table.fliesInWings(card));
  const acts = [
    wing.card === 'fighters'
      ? foes.map((foe) =>
          tried({ type: 'dogfight', wing: wing.id, enemy: foe.id }, say.dogfight(nameOf(foe))),
        )
      : { label: say.done.bomb, ...show.opensPage('bomb', wing) },
    Array.from({ length: half }, (_, at) =>
      tried({ type: 'divide', wing: wing.id, count: at + 1 }, say.divide(at + 1)),
    ),
    twins.map((twin) => {
      const command = { type: 'merge', wing: wing.id, into: twin.id } as const;
      return tried(command, say.merge(nameOf(twin)), { opens: 'back' });
    }),
    { label: say.scenery.act, ...show.opensPage('scenery', wing) },
  ];
  return laidOut({
    ...shipHead(wing),
    kicker: view.cardLook(wing.id)?.kicker ?? '',
    blocks: [
      { block: 'tracks', tracks: [trackView(view, wing.id, COUNT, { label: say.count })] },
      table.isWing(wing) && !wing.left && actsBlock('list', acts),
    ],
    ...show.correctable(wing),
  });
};

/** One of these: side by side, or behind a menu where they are many. */
const choice = (id: string, label: string, value: string, named: ReadonlyMap<string, string>) => {
  const options = [...named].map(([one, called]) => ({ value: one, label: called }));
  return choiceBlock(options.length > 4 ? 'menu' : 'chips', id, label, value, options);
};

/** By their names; what is part of a dropsite with the name of that. */
const named = ({ state }: View, some: readonly Ship[]): ReadonlyMap<string, string> =>
  new Map(
    some.map(({ id, partOf }) => {
      const whole = state.ships[partOf ?? ''];
      const name = shipName(state, id);
      return [id, whole && table.isDropsite(whole) ? say.inside(whole.name, name) : name];
    }),
  );

/** §7.4: what a Group launches, from which Ship, onto what. */
export const launchPage = (view: View, group: Ship, answers: Answers): Page => {
  const { setup, state } = view;
  const ships = table.partsOf(state, group.id);
  const load = new Map(
    shipCardOf(setup, group.card)?.launch.map(({ asset, count }) => [asset, count]),
  );
  const kinds = [...load.keys()];
  const ship = ships.find(({ id }) => id === textAt(answers, 'ship')) ?? ships[0];
  const asset = oneAt(answers, 'asset', kinds) ?? kinds[0];
  if (!ship || !asset || state.outcome) return pastPage(view, say.launch.act);
  const max = load.get(asset) ?? 1;
  const count = countWithin(answers, 'count', { min: 1, max }) ?? max;
  const lands = LANDERS.some((one) => one === asset);
  const foes = shipsInPlay(state, otherTeam(setup, group.team));
  const boarded = asset === 'boarding-pods' ? foes : [];
  const sites = table.sitesOf(view).flatMap((site) => [site, ...table.partsOf(state, site.id)]);
  const places = [...sites, ...boarded.flatMap(({ id }) => table.partsOf(state, id))];
  const on = places.find(({ id }) => id === textAt(answers, 'on')) ?? places[0];
  const recon = pointsNow(state, on?.partOf ?? on?.id ?? '', RECON);
  const extracts = recon > 0 && flagAt(answers, 'extracts') === true;
  const onto = lands && on ? { on: on.id, ...(extracts && { extracts }) } : {};
  const asked = { type: 'launch', ship: ship.id, asset, count, ...onto } as const;
  const label = say.launch.some(count, en.terms.assets[asset]);
  const what = new Map(kinds.map((kind) => [kind, en.terms.assets[kind]]));
  return laidOut({
    team: group.team,
    title: say.launch.title(shipName(state, group.id)),
    blocks: [
      ships.length > 1 && choice('ship', say.launch.from, ship.id, named(view, ships)),
      choice('asset', say.launch.what, asset, what),
      stepperAt('count', say.launch.count, count, { min: 1, max }),
      lands && on && choice('on', say.launch.on, on.id, named(view, places)),
      lands &&
        recon > 0 &&
        switchAt('extracts', say.launch.extracts(recon), extracts, readsRule('§12.1')),
    ],
    primary: view.tried(asked, { label, opens: 'back' }),
  });
};

/** §12.3: what may be named for an objective; nothing where it names nothing. */
const nomineesFor = ({ state }: View, team: string, name: Secondary): readonly Ship[] => {
  if (name === 'long-shot') return table.present(state, table.isFeature);
  if (name === 'objectives-beyond')
    return table.present(state, (ship) => table.isSingleShip(ship) && ship.team === team);
  return name === 'key-site' || name === 'priority-target' ? table.sitesOf({ state }) : [];
};

/** §12.3: how an objective stands; what is named for it, or what may be. */
const objectiveBlocks = (view: View, team: string, name: Secondary, answers: Answers): Blocks => {
  const { state } = view;
  const now = objectiveNow(view, team, name);
  const label = en.terms.secondaries[name];
  const chosenBefore = wordOf(state, team, nominatedFor(name));
  const nominees = named(view, chosenBefore === null ? nomineesFor(view, team, name) : []);
  const path = `nominee.${name}`;
  const chosen = oneAt(answers, path, [...nominees.keys()]) ?? '';
  const command = { type: 'nominate', team, dropsite: chosen, for: name } as const;
  const called = chosenBefore === null ? null : shipName(state, chosenBefore);
  const told = say.objective(now ? secondaryPoints(now) : 0, called);
  const act = view.tried(command, { label: say.nominate(shipName(state, chosen)) });
  return [
    { block: 'text', text: `${label}: ${told}`, ...readsRule('§12.3') },
    nominees.size > 0 && choice(path, say.nominee(label), chosen, nominees),
    chosen !== '' && actsBlock('list', act),
  ];
};

/** Action points, tokens and objectives of a side. */
export const teamPage = (view: View, team: string, answers: Answers): Page => {
  const { setup, state } = view;
  const abilities = ABILITIES.map((ability) => {
    const label = say.abilities[ability];
    return view.tried({ type: 'spend', team, ability }, { label, ...readsRule('§4.2.1') });
  });
  const nominated = table
    .sitesOf(view)
    .map(({ id, name: site }) =>
      view.tried({ type: 'nominate', team, dropsite: id }, { label: say.protect(site) }),
    );
  const isProtect = variantOf(setup, team) === 'protect' && wordOf(state, team, NOMINATED) === null;
  const points = countWithin(answers, 'points', { max: 3 }) ?? 0;
  const byHand = view.tried({ type: 'secondary', team, points }, { label: say.score(points) });
  const purse = [
    show.trackItem(view, team, POINTS, say.points),
    show.trackItem(view, team, TOKENS, say.tokens),
  ];
  return laidOut({
    title: say.command(teamName(setup, team)),
    team,
    blocks: [
      { block: 'items', label: say.purseTitle, items: purse },
      actsBlock('list', abilities, say.spend),
      isProtect && actsBlock('list', nominated, say.protects),
      { block: 'heading', text: say.secondary, ...readsRule('§12.3') },
      { block: 'text', text: say.secondaryNote },
      secondariesOf(view, team).map((name) => objectiveBlocks(view, team, name, answers)),
      stepperAt('points', say.secondaryByHand, points, { max: 3 }),
      points > 0 && actsBlock('list', byHand),
    ],
  });
};
