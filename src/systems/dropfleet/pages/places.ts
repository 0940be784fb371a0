import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Finding, Page } from '../../../core/pages/page';
import { countWithin, diceAt, flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { chipsChoice, menuChoice, switchAt } from '../../kit/pages/choices';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem, trackView } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { pointsNow, wordOf } from '../../kit/play/reading';
import { otherTeam, shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import type { DropfleetCommand } from '../play/commands';
import { COUNT, NOMINATED, nominatedFor, POINTS, RECON, TOKENS } from '../play/names';
import { approachOf, shipCardOf, variantOf } from '../play/setup';
import { objectiveNow, secondariesOf } from '../play/tally';
import * as table from '../play/view';
import { readsRule } from '../reference/entriesFor';
import { initiativeChance } from '../rules/admiral';
import { HANGAR_LAUNCH, dropsiteState } from '../rules/dropsites';
import { placedEnough } from '../rules/scenarios';
import { secondaryPoints } from '../rules/secondary';
import { ABILITIES, LANDERS, type Secondary } from '../terms';
import { en } from '../words/en';
import { todoActs } from './bridge';
import { siteFirePage } from './rolls';
import {
  correctable,
  diceBlock,
  hullTrack,
  listOf,
  opensPage,
  trackItem,
  troopItems,
} from './view';
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
  const waiting = setup.teams.flatMap(({ id, name }): readonly Block[] => {
    const items = table
      .groupsOf(state, id)
      .filter(({ place }) => place !== 'play')
      .map((group) => {
        const act = view.tried({ type: 'deploy', group: group.id }, { label: say.comeOn });
        const detail = act.why === undefined ? {} : { detail: act.why };
        return shipItem(view, group.id, { acts: [act], ...detail });
      });
    return items.length === 0 ? [] : [{ block: 'items', label: say.waitingOf(name), items }];
  });
  const entering = setup.teams
    .map(({ id, name }) =>
      view.tried({ type: 'deploy-all', team: id }, { label: say.deployAll(name) }),
    )
    .filter(({ why }) => why === undefined);
  const command = { type: 'initiative', dice } as const;
  const begin =
    dice.length < 2 ? [] : [view.tried(command, { label: say.begin, opens: 'bridge' as const })];
  const [primary, ...secondary] = [...entering, ...begin];
  const [red = 0, blue = 0] = setup.teams.map(({ id }) => table.levelOf(view, id));
  const teams = setup.teams.map(({ name }) => name);
  const note = say.initiativeNote(teams, initiativeChance(red, blue));
  return {
    title: say.planning,
    blocks: [
      { block: 'findings', findings: planFindings(view) },
      ...waiting,
      { ...diceBlock('dice', say.initiative, 2, dice), note },
    ],
    ...(primary && { primary }),
    secondary,
  };
};

/** §11: a dropsite with its battalions and Features. */
export const sitePage = (view: View, site: Ship): Page => {
  const { setup, state } = view;
  const held = table.controllerOf(view, site.id);
  const hull = hullTrack(view, site);
  const places = [site, ...table.partsOf(state, site.id)];
  const name = held === 'contested' || held === null ? held : teamName(setup, held);
  return {
    title: site.name,
    kicker: view.cardLook(site.id)?.kicker ?? '',
    figure: { label: say.held, value: say.holder(name), ...readsRule('§11') },
    blocks: [
      {
        block: 'tracks',
        tracks: [{ ...hull, note: say.siteState[dropsiteState(hull.now, hull.max ?? 0)] }],
      },
      ...listOf(todoActs(view, places)),
      ...places.map((place): Block => ({
        block: 'items',
        label: place === site ? say.troops : place.name,
        items: troopItems(view, place),
      })),
    ],
    ...correctable(site),
  };
};

/** §11: a Feature acts: it fires, or a Hangar launches. */
export const featurePage = (view: View, feature: Ship, answers: Answers): Page => {
  if (table.featureKind(feature) !== 'hangar') return siteFirePage(view, feature, answers);
  const acts = (['bombers', 'fighters'] as const).flatMap((asset) =>
    Array.from({ length: HANGAR_LAUNCH }, (_, at) => {
      const count = HANGAR_LAUNCH - at;
      const label = say.launch.some(count, en.terms.assets[asset]);
      const command = { type: 'site-launch', feature: feature.id, asset, count } as const;
      return view.tried(command, { label, opens: 'back' });
    }),
  );
  return { title: feature.name, blocks: listOf(acts) };
};

/** §8.3: what a Wing can meet and strike. */
export const wingPage = (view: View, wing: Ship): Page => {
  const foes = table.wingsOf(view, otherTeam(view.setup, wing.team));
  const reads = readsRule('§8.3.2');
  const tried = (command: DropfleetCommand, label: string, opens?: 'back'): Act =>
    view.tried(command, { label, ...(opens ? { opens } : reads) });
  const meets: readonly Act[] =
    wing.card === 'fighters'
      ? foes.map(({ id }) => {
          const label = say.dogfight(shipName(view.state, id));
          return tried({ type: 'dogfight', wing: wing.id, enemy: id }, label);
        })
      : [{ label: say.rolls.bomb, ...opensPage('bomb', wing) }];
  const half = Math.floor(pointsNow(view.state, wing.id, COUNT) / 2);
  const divides = Array.from({ length: half }, (_, at) =>
    tried({ type: 'divide', wing: wing.id, count: at + 1 }, say.divide(at + 1)),
  );
  const merges = table
    .wingsOf(view, wing.team)
    .filter(({ id, card }) => id !== wing.id && card === wing.card)
    .map(({ id }) => {
      const label = say.merge(shipName(view.state, id));
      return tried({ type: 'merge', wing: wing.id, into: id }, label, 'back');
    });
  const crosses: Act = { label: say.scenery.act, ...opensPage('scenery', wing) };
  const isThere = table.isWing(wing) && !wing.left;
  return {
    ...shipHead(wing),
    kicker: view.cardLook(wing.id)?.kicker ?? '',
    blocks: [
      { block: 'tracks', tracks: [trackView(view, wing.id, COUNT, { label: say.count })] },
      ...listOf(isThere ? [...meets, ...divides, ...merges, crosses] : []),
    ],
    ...correctable(wing),
  };
};

/** One of these: side by side, or behind a menu where they are many. */
const choice = (id: string, label: string, value: string, options: ReadonlyMap<string, string>) =>
  (options.size > 4 ? menuChoice : chipsChoice)(
    id,
    label,
    value,
    [...options.keys()],
    (one) => options.get(one) ?? one,
  );

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
  const extracts = recon > 0 && flagAt(answers, 'extracts') === true ? { extracts: true } : {};
  const onto = lands && on ? { on: on.id, ...extracts } : {};
  const asked = { type: 'launch', ship: ship.id, asset, count, ...onto } as const;
  const act = { label: say.launch.some(count, en.terms.assets[asset]), opens: 'back' } as const;
  const what = new Map(kinds.map((kind) => [kind, en.terms.assets[kind]]));
  const isExtracting = 'extracts' in extracts;
  return {
    team: group.team,
    title: say.launch.title(shipName(state, group.id)),
    blocks: [
      ...(ships.length > 1 ? [choice('ship', say.launch.from, ship.id, named(view, ships))] : []),
      choice('asset', say.launch.what, asset, what),
      stepperAt('count', say.launch.count, count, { min: 1, max }),
      ...(lands && on ? [choice('on', say.launch.on, on.id, named(view, places))] : []),
      ...(lands && recon > 0
        ? [switchAt('extracts', say.launch.extracts(recon), isExtracting, readsRule('§12.1'))]
        : []),
      ...listOf(view.anyway(asked, act)),
    ],
    primary: view.tried(asked, act),
  };
};

/** §12.3: what may be named for an objective; nothing where it names nothing. */
const nomineesFor = ({ state }: View, team: string, name: Secondary): readonly Ship[] => {
  if (name === 'long-shot') return table.present(state, table.isFeature);
  if (name === 'objectives-beyond')
    return table.present(state, (ship) => table.isSingleShip(ship) && ship.team === team);
  return name === 'key-site' || name === 'priority-target' ? table.sitesOf({ state }) : [];
};

/** §12.3: how an objective stands; what is named for it, or what may be. */
const objectiveBlocks = (
  view: View,
  team: string,
  name: Secondary,
  answers: Answers,
): readonly Block[] => {
  const { state } = view;
  const now = objectiveNow(view, team, name);
  const label = en.terms.secondaries[name];
  const chosenBefore = wordOf(state, team, nominatedFor(name));
  const nominees = named(view, chosenBefore === null ? nomineesFor(view, team, name) : []);
  const path = `nominee.${name}`;
  const chosen = oneAt(answers, path, [...nominees.keys()]) ?? '';
  const command = { type: 'nominate', team, dropsite: chosen, for: name } as const;
  const told = say.objective(
    now ? secondaryPoints(now) : 0,
    chosenBefore === null ? null : shipName(state, chosenBefore),
  );
  const act = view.tried(command, { label: say.nominate(shipName(state, chosen)) });
  return [
    { block: 'text', text: `${label}: ${told}`, ...readsRule('§12.3') },
    ...(nominees.size > 0 ? [choice(path, say.nominee(label), chosen, nominees)] : []),
    ...listOf(chosen === '' ? [] : [act, ...view.anyway(command)]),
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
    trackItem(view, team, POINTS, say.points),
    trackItem(view, team, TOKENS, say.tokens),
  ];
  return {
    title: say.command(teamName(setup, team)),
    team,
    blocks: [
      { block: 'items', label: say.purseTitle, items: purse },
      ...listOf(abilities, say.spend),
      ...listOf(isProtect ? nominated : [], say.protects),
      { block: 'heading', text: say.secondary, ...readsRule('§12.3') },
      { block: 'text', text: say.secondaryNote },
      ...secondariesOf(view, team).flatMap((name) => objectiveBlocks(view, team, name, answers)),
      stepperAt('points', say.secondaryByHand, points, { max: 3 }),
      ...listOf(points === 0 ? [] : [byHand]),
    ],
  };
};
