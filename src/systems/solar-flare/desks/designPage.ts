import type { Act, Block, BlockOf, Page } from '../../../core/pages/page';
import { allFindings } from '../../kit/fleets/findings';
import { chipsChoice } from '../../kit/pages/choices';
import { remedyFor, withCrew, without, withoutCrew } from '../design/changes';
import { placeFor } from '../design/places';
import type { Breach } from '../design/checkDesign';
import type { Worth } from '../design/abilities';
import { MOST_SHIPS } from '../fleet/fleetForm';
import { costOf, LEVELS, POINTS, SLOTS, SYSTEMS } from '../parts';
import { ENTRY_OF_SYSTEM, readsRule } from '../reference/entriesFor';
import { SIGN_OF } from '../signs';
import { emptyHand, nameOfShip, withDesign, withoutShip, withShip, type OnDesk } from './onDesk';
import { abilityTable, strengthBars } from './sheets';
import { placeAct, placingOf, shipOnDesk } from './shipDrawing';

/** Ship Design: points spent and left. */
export const pointsBlock = ({ design, words }: OnDesk): BlockOf<'shares'> => ({
  block: 'shares',
  label: words.desk.points,
  spent: design.points,
  limit: POINTS,
  note: words.fleetDesk.shares.left(design.pointsLeft),
  parts: [],
});

/** The keys of what can be bought; none is on while a part is picked. */
const keys = ({ hand, words }: OnDesk): Block => {
  const level = hand.holds === 'new' ? hand.level : 3;
  return {
    block: 'choice',
    id: 'hand',
    label: words.desk.keys,
    style: 'arcs',
    value: hand.holds === 'new' ? { system: hand.system, level } : null,
    options: [...SYSTEMS, 'crew' as const].map((system) => ({
      value: { system, level },
      label: words.parts.one[system],
      sign: SIGN_OF[system],
    })),
  };
};

/** Where the level of what is picked or in hand stands in the draft, and what it is called. */
const levelAt = ({ hand, ship, on, words: { desk: say } }: OnDesk) => {
  if (hand.holds === 'new')
    return { id: 'hand.level', label: say.level(hand.system), value: hand.level };
  if (hand.holds === 'team')
    return {
      id: `ships.${on}.crew.${hand.at}`,
      label: say.teamLevel(hand.at),
      value: ship.crew[hand.at] ?? 1,
    };
  const { system, section, level } = ship.components[hand.at] ?? {};
  return {
    id: `ships.${on}.components.${hand.at}.level`,
    label: say.levelIn(system ?? 'beam', section ?? null),
    value: level ?? 1,
  };
};

/** What is picked or in hand: its level, and what it costs. */
const levelBlocks = (desk: OnDesk): readonly Block[] => {
  const { hand, ship, words } = desk;
  const part = hand.holds === 'part' ? ship.components[hand.at] : undefined;
  const system = hand.holds === 'new' ? hand.system : (part?.system ?? 'crew');
  const stepper = levelAt(desk);
  return [
    ...(part ? [{ block: 'text', text: words.desk.tapToMove } as const] : []),
    {
      block: 'stepper',
      ...stepper,
      min: 1,
      max: LEVELS.length,
      entry: ENTRY_OF_SYSTEM[system],
    },
    { block: 'text', text: words.desk.buys(system, costOf(system, stepper.value)) },
  ];
};

/** Crew teams, and parts that were bought and lie about. */
const rosters = ({ ship, hand, words }: OnDesk): readonly Block[] => {
  const { desk: say, number, part: named } = words;
  const loose = ship.components.flatMap((part, at) =>
    part.section === null ? [{ part, at }] : [],
  );
  return [
    ...(loose.length === 0
      ? []
      : [
          {
            block: 'chips',
            label: say.notPlaced,
            chips: loose.map(({ part: { system, level }, at }) => ({
              label: named(system, level),
              tone: 'warning' as const,
              isOn: hand.holds === 'part' && hand.at === at,
              act: { label: named(system, level), answers: { hand: { part: at } } },
            })),
          } as const,
        ]),
    ship.crew.length === 0
      ? { block: 'text', text: say.noCrew }
      : {
          block: 'chips',
          label: say.crew,
          chips: ship.crew.map((level, at) => ({
            label: number(level),
            spoken: say.team(at, level),
            tone: { colour: 'text', sign: SIGN_OF.crew } as const,
            isOn: hand.holds === 'team' && hand.at === at,
            act: { label: say.team(at, level), answers: { hand: { team: at } } },
          })),
        },
  ];
};

/** What mends a breach, in one tap. */
const mendFor =
  (desk: OnDesk) =>
  (breach: Breach): Act => {
    const remedy = remedyFor(desk.ship, breach, POINTS);
    return {
      label: desk.words.remedy(remedy),
      answers: { ...withDesign(desk, remedy.design), hand: null },
    };
  };

const findings = (desk: OnDesk) =>
  allFindings<Breach, Worth>(
    desk,
    { ...desk.design, warnings: desk.worth },
    {
      breach: desk.words.breach,
      warning: desk.words.worth,
      reads: readsRule,
      mendedOn: () => 'fleet',
      mend: mendFor(desk),
      titles: {},
    },
  );

/** Which of several ships is shown, by what each is called. */
const shipChoice = (desk: OnDesk): readonly Block[] =>
  desk.fleet.ships.length < 2
    ? []
    : [
        chipsChoice('on', desk.words.desk.ship, desk.on, [...desk.fleet.ships.keys()], (at) =>
          nameOfShip(desk, desk.fleet.ships[at] ?? desk.ship),
        ),
      ];

const fleetActs = (desk: OnDesk): readonly Act[] => {
  const { ships, ready, sheet } = desk.words.desk;
  const isFull = desk.fleet.ships.length >= MOST_SHIPS;
  const why = isFull ? { why: ships.most(MOST_SHIPS) } : {};
  const empty = { components: [], crew: [] };
  return [
    { label: sheet.title, detail: sheet.detail, opens: { page: 'sheet' } },
    { label: ready.title, detail: ready.detail, opens: { page: 'ready' } },
    { label: ships.add, detail: ships.addDetail, answers: withShip(desk, empty), ...why },
    { label: ships.copy, detail: ships.copyDetail, answers: withShip(desk, desk.ship), ...why },
    ...(desk.fleet.ships.length > 1 ? [{ label: ships.remove, answers: withoutShip(desk) }] : []),
  ];
};

/** What is in hand onto the ship; once that is full, or all is spent, it is time for its sheet. */
const newAct = (desk: OnDesk): Act => {
  const { hand, ship, design } = desk;
  const say = desk.words.desk;
  const placing = placingOf(desk);
  const place = placing && placeFor(ship, placing.system);
  const isDone = design.legal && design.pointsLeft === 0;
  if (isDone || hand.holds !== 'new') return { label: say.sheet.title, opens: { page: 'sheet' } };
  if (hand.system === 'crew')
    return { label: say.hire, answers: withDesign(desk, withCrew(ship, hand.level)) };
  return placing && place
    ? { ...placeAct(desk, placing, place), label: say.place(place) }
    : { label: say.placeNone, why: say.noPlace(hand.system) };
};

/** What the thumb does next: place, hire, or let go of what was picked. */
const nextActs = (desk: OnDesk): Pick<Page, 'primary' | 'secondary'> => {
  const { hand, ship } = desk;
  const placing = placingOf(desk);
  if (hand.holds !== 'new') {
    const design = hand.holds === 'part' ? without(ship, hand.at) : withoutCrew(ship, hand.at);
    const system = placing?.system ?? 'crew';
    const level = placing?.level ?? ship.crew[hand.at] ?? 1;
    return {
      primary: { label: desk.words.desk.letGo, answers: emptyHand(system, level) },
      secondary: [
        {
          label: desk.words.desk.takeOut,
          answers: { ...withDesign(desk, design), ...emptyHand(system, level) },
        },
      ],
    };
  }
  return { primary: newAct(desk) };
};

/** The ship drawn, what is in hand below it, what it breaks and what it can do. */
export const designPage = (desk: OnDesk): Page => {
  const { ship, design, on, words } = desk;
  const { desk: say } = words;
  const isNew = ship.components.length === 0 && ship.crew.length === 0;
  const ready: Act = { label: say.ready.title, opens: { page: 'ready' } };
  return {
    title: nameOfShip(desk, ship),
    kicker: desk.kicker,
    figure: {
      label: say.slots.label,
      value: say.slots.value(design.slotsUsed, SLOTS.length),
      ...readsRule('Sections'),
    },
    blocks: [
      ...shipChoice(desk),
      shipOnDesk(desk),
      { block: 'text', text: say.can.line(desk.able) },
      ...(isNew ? [{ block: 'acts', style: 'row', acts: [ready] } as const] : []),
      ...(desk.hand.holds === 'new'
        ? [keys(desk), ...levelBlocks(desk)]
        : [...levelBlocks(desk), keys(desk)]),
      ...rosters(desk),
      ...findings(desk),
      pointsBlock(desk),
    ],
    aside: [
      abilityTable(words, desk.able),
      strengthBars(words, desk.able),
      {
        block: 'field',
        id: `ships.${on}.name`,
        label: say.ships.name,
        value: ship.name ?? '',
        lines: 'one',
        hint: desk.fleet.ships.length > 1 ? say.unnamed(on) : desk.name,
      },
      { block: 'acts', label: say.ships.label, style: 'list', acts: fleetActs(desk) },
    ],
    ...nextActs(desk),
  };
};
