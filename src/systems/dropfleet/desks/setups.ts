import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { makeSetupDesk } from '../../kit/fleets/setupDesk';
import { countWithin, diceAt, flagAt, oneAt, textsAt } from '../../kit/pages/answered';
import { chipsChoice, menuChoice, picks, switchAt } from '../../kit/pages/choices';
import { listed, type Blocks } from '../../kit/pages/laidOut';
import { stepperAt } from '../../kit/pages/steppers';
import { checkFleet } from '../fleet/check';
import { cardsOf, FLEET_FORM, gatherFleet } from '../fleet/fleet';
import type { DropfleetFleet, FleetCards } from '../fleet/fleet';
import { diceBlock } from '../pages/view';
import { setupFrom, type Battle } from '../play/fromFleets';
import type { DropfleetSetup, SiteBrought } from '../play/setup';
import { readsRule } from '../reference/contents';
import { isCity } from '../rules/dropsites';
import { APPROACH_OF, generated, rollsAgain, SCENARIO_RULES } from '../rules/scenarios';
import { RULINGS, rulingsFrom } from '../rulings';
import { APPROACHES, DROPSITES, FEATURES, SCENARIOS, SIDES, VARIANTS } from '../terms';
import type { Approach, DropsiteKind, FeatureKind, Scenario, Variant } from '../terms';
import { READY_FLEET, TRAINING_BATTLE } from '../training/battle';
import { en } from '../words/en';
import { isOurs } from './fleets';

const say = en.setup;
const MOST_SITES = 9;
const usual = TRAINING_BATTLE.dropsites;

/** §12.1: what each die is for. */
const ROLLED = ['objective', 'approach', 'zone'] as const;

/** The sheet forbids no second one of a kind, and one scenario asks for another Outpost (§12.2). */
const secondOf = (feature: FeatureKind): string => `${feature}:2`;
const MOST_FEATURES = 6;

/** §11, §12.1: a dropsite as the table put it. */
const siteAt = (draft: Answers, at: number, scenario: Scenario | null): SiteBrought => {
  const path = `sites.${at}`;
  const known = usual[at] ?? usual[0];
  const site = oneAt(draft, `${path}.site`, DROPSITES) ?? known?.site ?? 'small-city';
  const kept = known?.features.map(({ feature }) => feature) ?? [];
  const told = textsAt(draft, `${path}.features`);
  const features = FEATURES.flatMap((one) =>
    (told ?? kept).filter((id) => id === one || id === secondOf(one)).map(() => one),
  );
  // §12.2: one scenario gives Stations Hangars for their Outposts.
  const isSwapped = scenario === 'orbital-support' && !isCity(site);
  const inches = (side: string, otherwise = 24): number =>
    countWithin(draft, `${path}.${side}`, { max: 72 }) ?? otherwise;
  return {
    id: `site${at + 1}`,
    name: `${en.terms.dropsites[site]} ${at + 1}`,
    site,
    features: features
      .slice(0, MOST_FEATURES)
      .map((one) => (isSwapped && one === 'military-outpost' ? 'hangar' : one))
      .map((feature, place, all) => {
        const twins = all.slice(0, place).filter((other) => other === feature).length;
        return { feature, name: say.feature(en.terms.features[feature], twins) };
      }),
    fromRed: inches('red', known?.fromRed),
    fromBlue: inches('blue', known?.fromBlue),
  };
};

/** §12.1: three dice for a scenario, and those that competitive play rolls again. */
const rolledIn = (draft: Answers) => {
  const competitive = flagAt(draft, 'competitive') === true;
  const isOn = flagAt(draft, 'rolls') === true;
  const dice = diceAt(draft, 'dice').slice(0, ROLLED.length);
  const isDue = (die: number, at: number) =>
    rollsAgain(competitive, ROLLED[at] ?? 'objective', die);
  const due = dice.map((die, at) => (isDue(die, at) ? at : -1)).filter((at) => at >= 0);
  const again = diceAt(draft, 'again').slice(0, due.length);
  const isMade = isOn && dice.length === ROLLED.length && again.length === due.length;
  const [objective = [], approach = [], zone = []] = dice.map((die, at) =>
    due.includes(at) ? [die, again[due.indexOf(at)] ?? 1] : [die],
  );
  const made = isMade ? generated(competitive, { objective, approach, zone }) : null;
  const rolls = switchAt('rolls', say.rolls, isOn, readsRule('§12.1'));
  const blocks: Blocks = [
    diceBlock('dice', say.dice, ROLLED.length, dice),
    due.length > 0 && diceBlock('again', say.again, due.length, again),
    made && { block: 'text', text: say.made(made) },
    switchAt('competitive', say.competitive, competitive),
  ];
  return { made, blocks: [rolls, isOn && blocks] };
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

const siteBlocks = (site: SiteBrought, at: number): readonly Block[] => {
  const path = `sites.${at}`;
  const features = site.features.map(({ feature }) => feature);
  const values = features.map((one, place) =>
    features.indexOf(one) === place ? one : secondOf(one),
  );
  const options = FEATURES.flatMap((one) => {
    const [label, again] = [0, 1].map((twins) => say.feature(en.terms.features[one], twins));
    const second = { value: secondOf(one), label: again ?? '' };
    return [{ value: one, label: label ?? '' }, ...(features.includes(one) ? [second] : [])];
  });
  const kind = (one: DropsiteKind) => en.terms.dropsites[one];
  return [
    menuChoice(`${path}.site`, say.site(at + 1), site.site, DROPSITES, kind, readsRule('§11')),
    picks(`${path}.features`, say.features(at + 1), values, options),
    stepperAt(`${path}.red`, say.from(say.team(0)), site.fromRed, { max: 72 }),
    stepperAt(`${path}.blue`, say.from(say.team(1)), site.fromBlue, { max: 72 }),
  ];
};

/** What each side is after, and how it comes. */
const sideBlocks = ({ variants, approaches }: Omit<Battle, 'teams'>): readonly Block[] =>
  SIDES.flatMap((side, at) => {
    const team = say.team(at);
    const [variant = null, approach = null] = [variants[at], approaches[at]];
    const isAfter = (one: Variant) => en.terms.variants[one];
    const comes = (one: Approach) => en.terms.approaches[one];
    return [
      chipsChoice(`variant.${side}`, say.variant(team), variant, VARIANTS, isAfter),
      chipsChoice(`approach.${side}`, say.approach(team), approach, APPROACHES, comes),
    ];
  });

/** What a scenario of the sheet settles. */
const settled = ({ variants, approaches }: Omit<Battle, 'teams'>): string =>
  SIDES.map((_, at) =>
    say.settled(say.team(at), variants[at] ?? 'standard', approaches[at] ?? 'close'),
  ).join(' ');

const battleBlocks = (draft: Answers): readonly Block[] => {
  const battle = battleIn(draft);
  const scenario = oneAt(draft, 'scenario', SCENARIOS);
  const all = [null, ...SCENARIOS];
  const named = (one: Scenario | null) => (one === null ? say.own : en.terms.scenarios[one]);
  return listed<Block>([
    menuChoice('scenario', say.scenario, scenario, all, named, readsRule('§12.2')),
    scenario
      ? { block: 'text', text: `${settled(battle)} ${say.special[scenario]}` }
      : [rolledIn(draft).blocks, sideBlocks(battle)],
    stepperAt('count', say.sites, battle.dropsites.length, { min: 1, max: MOST_SITES }),
    battle.dropsites.map(siteBlocks),
  ]);
};

/** Where a battle between two fleets is set up: who brings what, and what is fought for. */
export const setupDesk = makeSetupDesk<DropfleetFleet, FleetCards, DropfleetSetup>({
  words: say,
  teams: SIDES,
  onePlayerEach: true,
  ready: [READY_FLEET],
  read: FLEET_FORM.read,
  cardsOf: (cards) => cardsOf(cards.filter(isOurs)),
  gather: gatherFleet,
  breaches: ({ fleet, cards }) => checkFleet(fleet, cards).breaches.length,
  rulings: RULINGS,
  rulingsFrom,
  more: battleBlocks,
  setupOf: (sides, { teams, rulings }, draft) => {
    const brought = sides.map(({ player, ...side }) => ({
      ...side,
      player: player.name,
      name: player.fleet ?? player.name,
    }));
    return setupFrom(brought, { teams, ...battleIn(draft) }, rulings);
  },
});
