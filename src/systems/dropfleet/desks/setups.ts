import { checked } from '../../../core/checked/checked';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { atHand } from '../../kit/fleets/gather';
import { makeSetupDesk } from '../../kit/fleets/setupDesk';
import { countWithin, diceAt, flagAt, oneAt, textsAt } from '../../kit/pages/answered';
import { chipsChoice, menuChoice, switchAt } from '../../kit/pages/choices';
import { stepperAt } from '../../kit/pages/steppers';
import { checkFleet } from '../fleet/check';
import { cardsOf, FLEET_FORM, gatherFleet } from '../fleet/fleet';
import type { DropfleetFleet, FleetCards } from '../fleet/fleet';
import { setupFrom, type Battle } from '../play/fromFleets';
import type { DropfleetSetup, SiteBrought } from '../play/setup';
import { readsRule } from '../reference/entriesFor';
import { isCity } from '../rules/dropsites';
import { APPROACH_OF, generated, rollsAgain, SCENARIO_RULES } from '../rules/scenarios';
import { RULINGS, rulingsFrom } from '../rulings';
import { APPROACHES, DROPSITES, FEATURES, SCENARIOS, SIDES, VARIANTS } from '../terms';
import type { DropsiteKind, FeatureKind, Scenario } from '../terms';
import { READY_FLEET, TRAINING_BATTLE } from '../training/battle';
import { en } from '../words/en';
import { isOurs } from './fleets';

const say = en.setup;
const MOST_SITES = 9;
const usual = TRAINING_BATTLE.dropsites;

/** §12.1: what each die is for. */
const ROLLED = ['objective', 'approach', 'zone'] as const;

/** §12.2: one scenario gives Stations Hangars for their Outposts. */
const featureIn = (scenario: Scenario | null, site: DropsiteKind, feature: FeatureKind) =>
  scenario === 'orbital-support' && !isCity(site) && feature === 'military-outpost'
    ? 'hangar'
    : feature;

/** §11, §12.1: a dropsite as the table put it. */
const siteAt = (draft: Answers, at: number, scenario: Scenario | null): SiteBrought => {
  const path = `sites.${at}`;
  const known = usual[at] ?? usual[0];
  const site = oneAt(draft, `${path}.site`, DROPSITES) ?? known?.site ?? 'small-city';
  const kept = known?.features.map(({ feature }) => feature) ?? [];
  const told = textsAt(draft, `${path}.features`);
  const features = told ? FEATURES.filter((one) => told.includes(one)) : kept;
  const inches = (side: string, otherwise = 24): number =>
    countWithin(draft, `${path}.${side}`, { max: 72 }) ?? otherwise;
  return {
    id: `site${at + 1}`,
    name: `${en.terms.dropsites[site]} ${at + 1}`,
    site,
    features: features
      .map((feature) => featureIn(scenario, site, feature))
      .map((feature) => ({ feature, name: en.terms.features[feature] })),
    fromRed: inches('red', known?.fromRed),
    fromBlue: inches('blue', known?.fromBlue),
  };
};

/** §12.1: three dice for a scenario, and those that competitive play rolls again. */
const rolledIn = (draft: Answers) => {
  const competitive = flagAt(draft, 'competitive') === true;
  const dice = diceAt(draft, 'dice').slice(0, ROLLED.length);
  const isDue = (at: number) => rollsAgain(competitive, ROLLED[at] ?? 'objective', dice[at] ?? 0);
  const due = dice.map((_, at) => at).filter(isDue);
  const again = diceAt(draft, 'again').slice(0, due.length);
  const all = dice.length === ROLLED.length && again.length === due.length;
  const each = (at: number) => [
    dice[at] ?? 1,
    ...(due.includes(at) ? [again[due.indexOf(at)] ?? 1] : []),
  ];
  const made = all
    ? generated(competitive, { objective: each(0), approach: each(1), zone: each(2) })
    : null;
  const asks = (id: string, label: string, told: readonly number[], count: number): Block => ({
    block: 'dice',
    id,
    label,
    count,
    dice: told,
    faces: Array.from({ length: 6 }, (_, at) => ({ value: at + 1 })),
  });
  const isOn = flagAt(draft, 'rolls') === true;
  const rolls = switchAt('rolls', say.rolls, isOn, readsRule('§12.1'));
  if (!isOn) return { made: null, blocks: [rolls] };
  const blocks: readonly Block[] = [
    rolls,
    asks('dice', say.dice, dice, ROLLED.length),
    ...(due.length > 0 ? [asks('again', say.again, again, due.length)] : []),
    ...(made ? [{ block: 'text', text: say.made(made) } as const] : []),
    switchAt('competitive', say.competitive, competitive),
  ];
  return { made, blocks };
};

/** What a scenario of the sheet settles, or dice, or the table. */
const battleIn = (draft: Answers): Omit<Battle, 'teams'> => {
  const scenario = oneAt(draft, 'scenario', SCENARIOS);
  const rule = scenario && SCENARIO_RULES[scenario];
  const { made } = rolledIn(draft);
  const approach = made?.approachType && APPROACH_OF[made.approachType];
  const count = countWithin(draft, 'count', { min: 1, max: MOST_SITES }) ?? usual.length;
  return {
    dropsites: Array.from({ length: count }, (_, at) => siteAt(draft, at, scenario)),
    variants: SIDES.map((side) => {
      const told = oneAt(draft, `variant.${side}`, VARIANTS);
      return rule?.objective[side] ?? told ?? made?.objective ?? 'standard';
    }),
    approaches: SIDES.map((side) => {
      const told = oneAt(draft, `approach.${side}`, APPROACHES);
      return rule?.approach[side] ?? told ?? approach?.[side] ?? 'close';
    }),
    ...(scenario ? { scenario } : {}),
  };
};

const siteBlocks = (site: SiteBrought, at: number): readonly Block[] => [
  menuChoice(
    `sites.${at}.site`,
    say.site(at + 1),
    site.site,
    DROPSITES,
    (kind) => en.terms.dropsites[kind],
    readsRule('§11'),
  ),
  {
    block: 'picks',
    id: `sites.${at}.features`,
    label: say.features(at + 1),
    values: site.features.map(({ feature }) => feature),
    options: FEATURES.map((value) => ({ value, label: en.terms.features[value] })),
  },
  stepperAt(`sites.${at}.red`, say.from(say.team(0)), site.fromRed, { max: 72 }),
  stepperAt(`sites.${at}.blue`, say.from(say.team(1)), site.fromBlue, { max: 72 }),
];

const battleBlocks = (draft: Answers): readonly Block[] => {
  const { dropsites, variants, approaches } = battleIn(draft);
  const scenario = oneAt(draft, 'scenario', SCENARIOS);
  const perSide = SIDES.flatMap((side, at) => [
    chipsChoice(
      `variant.${side}`,
      say.variant(say.team(at)),
      variants[at] ?? null,
      VARIANTS,
      (one) => en.terms.variants[one],
    ),
    chipsChoice(
      `approach.${side}`,
      say.approach(say.team(at)),
      approaches[at] ?? null,
      APPROACHES,
      (one) => say.approaches[one],
    ),
  ]);
  return [
    menuChoice(
      'scenario',
      say.scenario,
      scenario,
      [null, ...SCENARIOS],
      (one) => (one === null ? say.own : en.terms.scenarios[one]),
      readsRule('§12.2'),
    ),
    ...(scenario
      ? [{ block: 'text', text: say.special[scenario] } as const]
      : [...rolledIn(draft).blocks, ...perSide]),
    stepperAt('count', say.sites, dropsites.length, { min: 1, max: MOST_SITES }),
    ...dropsites.flatMap(siteBlocks),
  ];
};

/** Where a battle between two fleets is set up: who brings what, and what is fought for. */
export const setupDesk = makeSetupDesk<DropfleetFleet, FleetCards, DropfleetSetup>({
  words: say,
  teams: SIDES,
  onePlayerEach: true,
  ready: [READY_FLEET],
  open: ({ name, draft, cards: own }, shelf) => ({
    name,
    fleet: FLEET_FORM.read(draft),
    cards: cardsOf(atHand(own, shelf, isOurs).map(({ card }) => card)),
  }),
  judged: ({ name, fleet, cards }) => ({
    name,
    missing: gatherFleet(fleet, cards).missing.map(({ code }) => code),
    breaches: checkFleet(fleet, cards).breaches.length,
  }),
  rulings: RULINGS,
  rulingsFrom,
  more: battleBlocks,
  setupOf: (sides, { teams, rulings }, draft) => {
    const brought = sides.map(({ player, ...side }) => ({
      ...side,
      player: player.name,
      name: player.fleet ?? player.name,
    }));
    const setup = setupFrom(brought, { teams, ...battleIn(draft) }, rulings);
    return setup.ok ? checked(setup.value) : setup;
  },
});
