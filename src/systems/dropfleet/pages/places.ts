import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Finding, Page } from '../../../core/pages/page';
import { countWithin, diceAt, flagAt, oneAt, textAt } from '../../kit/pages/answered';
import { chipsChoice, menuChoice, switchAt } from '../../kit/pages/choices';
import { counterItem } from '../../kit/pages/correct/game';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem, trackView } from '../../kit/pages/shipRow';
import { stepperAt } from '../../kit/pages/steppers';
import { pointsNow, wordOf } from '../../kit/play/reading';
import { otherTeam, shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { COUNT, HULL, NOMINATED, nominatedFor, POINTS, RECON, TOKENS } from '../play/names';
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
import { sitesOf, todoActs } from './bridge';
import { siteFirePage } from './rolls';
import { hullTrack, listOf, troopItems, wingsOf, type View } from './view';

const say = en.own;

/** Planning 1-2: points and tokens, each with where they come from; §12.1: whether enough are placed. */
const planFindings = (view: View): readonly Finding[] => {
  const { setup, state } = view;
  return setup.teams.flatMap(({ id, name }): readonly Finding[] => {
    const groups = table.groupsOf(state, id);
    const placed = groups.filter(({ place }) => place === 'play');
    const worth = (some: readonly Ship[]): number =>
      view.game.rules['half-of-the-groups'] === 'groups'
        ? some.length
        : some.reduce((sum, { id: own, card }) => {
            const size = table.partsOf(state, own).length;
            return sum + size * (shipCardOf(setup, card)?.points ?? 0);
          }, 0);
    const approach = approachOf(setup, id);
    const isEnough = state.round > 1 || placedEnough(approach, worth(groups), worth(placed));
    const other = table.groupsOf(state, otherTeam(setup, id)).length;
    const told = say.plan(name, pointsNow(state, id, POINTS), groups.length, other);
    const line = (text: string, rule: string, tone: Finding['tone']): Finding => ({
      text,
      rule,
      tone,
      ...readsRule(rule),
    });
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
    const groups = table.groupsOf(state, id).filter(({ place }) => place !== 'play');
    if (groups.length === 0) return [];
    return [
      {
        block: 'items',
        label: say.waitingOf(name),
        items: groups.map((group) => {
          const act = view.tried({ type: 'deploy', group: group.id }, { label: say.comeOn });
          return shipItem(view, group.id, {
            acts: [act],
            ...(act.why === undefined ? {} : { detail: act.why }),
          });
        }),
      },
    ];
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
  const [red = '', blue = ''] = setup.teams.map(({ id }) => id);
  const levels = [table.levelOf(view, red), table.levelOf(view, blue)] as const;
  return {
    title: say.planning,
    blocks: [
      { block: 'findings', findings: planFindings(view) },
      ...waiting,
      {
        block: 'dice',
        id: 'dice',
        label: say.initiative,
        count: 2,
        dice,
        faces: Array.from({ length: 6 }, (_, at) => ({ value: at + 1 })),
        note: say.initiativeNote(
          setup.teams.map(({ name }) => name),
          initiativeChance(...levels),
        ),
      },
    ],
    ...(primary && { primary }),
    secondary,
  };
};

/** §11: a dropsite with its battalions and Features. */
export const sitePage = (view: View, site: Ship): Page => {
  const { setup, state } = view;
  const held = table.controllerOf(view, site.id);
  const full = hullTrack(view, site).max ?? 0;
  const places = [site, ...table.partsOf(state, site.id)];
  const due = todoActs(view).filter(
    ({ opens }) => typeof opens === 'object' && places.some(({ id }) => id === opens.about),
  );
  const name = held === 'contested' || held === null ? held : teamName(setup, held);
  return {
    title: site.name,
    kicker: view.cardLook(site.id)?.kicker ?? '',
    figure: { label: say.held, value: say.holder(name), ...readsRule('§11') },
    blocks: [
      {
        block: 'tracks',
        tracks: [
          {
            ...hullTrack(view, site),
            note: say.siteState[dropsiteState(pointsNow(state, site.id, HULL), full)],
          },
        ],
      },
      ...listOf(due),
      ...places.map((place): Block => ({
        block: 'items',
        label: place === site ? say.troops : place.name,
        items: troopItems(view, place),
      })),
    ],
    secondary: [{ label: en.correct.ship.correct, opens: { page: 'correct', about: site.id } }],
  };
};

/** §11: a Feature acts: it fires, or a Hangar launches. */
export const featurePage = (view: View, feature: Ship, answers: Answers): Page => {
  if (table.featureKind(feature) !== 'hangar') return siteFirePage(view, feature, answers);
  const acts = (['fighters', 'bombers'] as const).flatMap((asset) =>
    Array.from({ length: HANGAR_LAUNCH }, (_, at) =>
      view.tried(
        { type: 'site-launch', feature: feature.id, asset, count: at + 1 },
        { label: say.launch.some(at + 1, en.terms.assets[asset]), opens: 'back' },
      ),
    ),
  );
  return { title: feature.name, blocks: listOf(acts.reverse()) };
};

/** §8.3: what a Wing can meet and strike. */
export const wingPage = (view: View, wing: Ship): Page => {
  const foes = wingsOf(view, otherTeam(view.setup, wing.team));
  const meets: readonly Act[] =
    wing.card === 'fighters'
      ? foes.map(({ id }) =>
          view.tried(
            { type: 'dogfight', wing: wing.id, enemy: id },
            { label: say.dogfight(shipName(view.state, id)), ...readsRule('§8.3.2') },
          ),
        )
      : [{ label: say.rolls.bomb, opens: { page: 'bomb', about: wing.id } }];
  const reforms = [
    ...Array.from({ length: Math.floor(pointsNow(view.state, wing.id, COUNT) / 2) }, (_, at) =>
      view.tried(
        { type: 'divide', wing: wing.id, count: at + 1 },
        { label: say.divide(at + 1), ...readsRule('§8.3.2') },
      ),
    ),
    ...wingsOf(view, wing.team)
      .filter(({ id, card }) => id !== wing.id && card === wing.card)
      .map(({ id }) =>
        view.tried(
          { type: 'merge', wing: wing.id, into: id },
          { label: say.merge(shipName(view.state, id)), opens: 'back' },
        ),
      ),
  ];
  const crosses: Act = { label: say.scenery.act, opens: { page: 'scenery', about: wing.id } };
  return {
    ...shipHead(wing),
    kicker: view.cardLook(wing.id)?.kicker ?? '',
    blocks: [
      { block: 'tracks', tracks: [trackView(view, wing.id, COUNT, { label: say.count })] },
      ...listOf(table.isWing(wing) && !wing.left ? [...meets, ...reforms, crosses] : []),
    ],
    secondary: [{ label: en.correct.ship.correct, opens: { page: 'correct', about: wing.id } }],
  };
};

/** One of these: side by side, or behind a menu where they are many. */
const choice = (
  id: string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
): Block =>
  (options.length > 4 ? menuChoice : chipsChoice)(
    id,
    label,
    value,
    options.map(([one]) => one),
    (one) => options.find(([known]) => known === one)?.[1] ?? one,
  );

/** §7.4: what a Group launches, from which Ship, onto what. */
export const launchPage = (view: View, group: Ship, answers: Answers): Page => {
  const { setup, state } = view;
  const ships = table.partsOf(state, group.id);
  const load = shipCardOf(setup, group.card)?.launch ?? [];
  const ship = ships.find(({ id }) => id === textAt(answers, 'ship')) ?? ships[0];
  const kinds = load.map(({ asset }) => asset);
  const asset = oneAt(answers, 'asset', kinds) ?? kinds[0];
  if (!ship || !asset || state.outcome) return pastPage(view, say.launch.act);
  const max = load.find((one) => one.asset === asset)?.count ?? 1;
  const count = countWithin(answers, 'count', { min: 1, max }) ?? max;
  const lands = LANDERS.some((one) => one === asset);
  const aboard = shipsInPlay(state, otherTeam(setup, group.team)).flatMap(({ id }) =>
    table.partsOf(state, id),
  );
  const sites = sitesOf(view).flatMap((site) => [site, ...table.partsOf(state, site.id)]);
  const places = [...sites, ...(asset === 'boarding-pods' ? aboard : [])];
  const on = places.find(({ id }) => id === textAt(answers, 'on')) ?? places[0];
  const command = { type: 'launch', ship: ship.id, asset, count } as const;
  const act = { label: say.launch.some(count, en.terms.assets[asset]), opens: 'back' } as const;
  const recon = pointsNow(state, on?.partOf ?? on?.id ?? '', RECON);
  const extracts = recon > 0 && flagAt(answers, 'extracts') === true;
  const asked =
    lands && on ? { ...command, on: on.id, ...(extracts ? { extracts } : {}) } : command;
  const named = (some: readonly Ship[]) =>
    some.map(({ id, partOf }): readonly [string, string] => {
      const whole = sites.some((one) => one.id === partOf) ? shipName(state, partOf ?? '') : null;
      return [id, whole === null ? shipName(state, id) : say.inside(whole, shipName(state, id))];
    });
  return {
    team: group.team,
    title: say.launch.title(shipName(state, group.id)),
    blocks: [
      ...(ships.length > 1 ? [choice('ship', say.launch.from, ship.id, named(ships))] : []),
      choice(
        'asset',
        say.launch.what,
        asset,
        kinds.map((kind) => [kind, en.terms.assets[kind]]),
      ),
      stepperAt('count', say.launch.count, count, { min: 1, max }),
      ...(lands && on ? [choice('on', say.launch.on, on.id, named(places))] : []),
      ...(lands && recon > 0
        ? [switchAt('extracts', say.launch.extracts(recon), extracts, readsRule('§12.1'))]
        : []),
      ...listOf(view.anyway(asked, act)),
    ],
    primary: view.tried(asked, act),
  };
};

/** §12.3: what may be named for an objective; nothing where it names nothing. */
const nomineesFor = (view: View, team: string, name: Secondary): readonly Ship[] => {
  const ships = Object.values(view.state.ships).filter(({ left }) => left === null);
  if (name === 'long-shot') return ships.filter(table.isFeature);
  if (name === 'objectives-beyond')
    return ships.filter((ship) => table.isSingleShip(ship) && ship.team === team);
  return name === 'key-site' || name === 'priority-target' ? ships.filter(table.isDropsite) : [];
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
  const named = wordOf(state, team, nominatedFor(name));
  const told = say.objective(
    now ? secondaryPoints(now) : 0,
    named === null ? null : shipName(state, named),
  );
  const nominees = named === null ? nomineesFor(view, team, name) : [];
  const chosen = oneAt(
    answers,
    `nominee.${name}`,
    nominees.map(({ id }) => id),
  );
  const command = { type: 'nominate', team, dropsite: chosen ?? '', for: name } as const;
  const act = { label: say.nominate(chosen ? shipName(state, chosen) : '') };
  return [
    { block: 'text', text: `${label}: ${told}`, ...readsRule('§12.3') },
    ...(nominees.length > 0
      ? [
          choice(
            `nominee.${name}`,
            say.nominee(label),
            chosen ?? '',
            nominees.map(({ id, partOf }) => [
              id,
              partOf === null || name !== 'long-shot'
                ? shipName(state, id)
                : say.inside(shipName(state, partOf), shipName(state, id)),
            ]),
          ),
          ...listOf(chosen ? [view.tried(command, act), ...view.anyway(command)] : []),
        ]
      : []),
  ];
};

/** Action points, tokens and objectives of a side. */
export const teamPage = (view: View, team: string, answers: Answers): Page => {
  const { setup, state } = view;
  const counter = (track: string, title: string) =>
    counterItem(view, { id: track, title, value: pointsNow(state, team, track) }, (to) => ({
      type: 'set-track',
      ship: team,
      track,
      to,
    }));
  const abilities = ABILITIES.map((ability) =>
    view.tried(
      { type: 'spend', team, ability },
      { label: say.abilities[ability], ...readsRule('§4.2.1') },
    ),
  );
  const nominated = sitesOf(view).map(({ id, name: site }) =>
    view.tried({ type: 'nominate', team, dropsite: id }, { label: say.protect(site) }),
  );
  const isProtect = variantOf(setup, team) === 'protect' && wordOf(state, team, NOMINATED) === null;
  const points = countWithin(answers, 'points', { max: 3 }) ?? 0;
  const byHand = view.tried({ type: 'secondary', team, points }, { label: say.score(points) });
  return {
    title: say.command(teamName(setup, team)),
    team,
    blocks: [
      {
        block: 'items',
        label: say.purseTitle,
        items: [counter(POINTS, say.points), counter(TOKENS, say.tokens)],
      },
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
