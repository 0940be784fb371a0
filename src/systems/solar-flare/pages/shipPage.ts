import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type {
  Act,
  Block,
  BlockOf,
  Gauge,
  Page,
  SectionView,
  SlotView,
  TrackView,
} from '../../../core/pages/page';
import { oneAt } from '../../kit/pages/answered';
import { quickLine } from '../../kit/pages/reads';
import { shipHead, trackView } from '../../kit/pages/shipRow';
import { pointsNow } from '../../kit/play/marks';
import { INTEGRITY, OUTER, SECTIONS, type Section } from '../parts';
import { PLACES } from '../cards';
import { sectionOnPaper } from '../desks/sheets';
import { chargeOf, CORE_INTEGRITY, integrityOf, overchargeOf, partialOf } from '../play/names';
import { shieldOf, type Part } from '../play/parts';
import { phaseOf, turnOf } from '../play/turn';
import { ENTRY_OF_SYSTEM, readsRule } from '../reference/entriesFor';
import { isReady } from '../rules/charging';
import { CHARGE_STYLE, INTEGRITY_STYLE, styleOf } from '../signs';
import { crewIn, partName, partsIn, signOf, words, type SolarView } from './view';

const say = words.ship;

const gaugeOf = ({ system, full, charge, overcharge }: Part): Gauge => ({
  style: styleOf(system),
  now: charge + overcharge,
  max: Math.max(full, charge + overcharge),
});

/** What a slot says below its sign. */
const slotNote = ({ system, level }: Part): string | undefined => {
  if (system === 'generator') return say.aRound;
  return system === 'torpedo' ? say.short(level) : undefined;
};

/** A beam that can still be fired in this turn. */
const fireAct = (ship: Ship, { id, system, fired, ...part }: Part, name: string): Act | null => {
  const dice = part.charge + part.overcharge;
  if (system !== 'beam' || !part.works || fired || dice === 0 || ship.left) return null;
  return { label: say.fire(name, dice), opens: { page: 'fire', about: `${ship.id}:${id}` } };
};

/** Where a tap on a slot leads: weapons fire, the rest opens its section. */
const slotAct = (ship: Ship, part: Part, name: string, isWeapons: boolean): Act => {
  const fire = isWeapons ? fireAct(ship, part, name) : null;
  const section = String(part.section);
  return fire ?? { label: words.parts.section(part.section), answers: { section } };
};

const slotView = (view: SolarView, ship: Ship, part: Part, all: readonly Part[]): SlotView => {
  const name = partName(part, all);
  const note = slotNote(part);
  const isGenerator = part.system === 'generator';
  return {
    id: part.id,
    spoken: isGenerator
      ? `${name}: ${say.makes(part.level)}`
      : say.spoken(name, part.charge + part.overcharge, part.full),
    sign: signOf(part),
    figure: String(isGenerator ? part.level : part.charge + part.overcharge),
    ...(isGenerator ? {} : { gauge: gaugeOf(part) }),
    ...(note === undefined ? {} : { note }),
    act: slotAct(ship, part, name, phaseOf(view.state) === 'weapons'),
  };
};

const sectionView = (
  view: SolarView,
  ship: Ship,
  section: Section,
  chosen: Section | null,
): SectionView => {
  const all = partsIn(view, ship.id);
  const left = pointsNow(view.state, ship.id, integrityOf(section));
  const shield = shieldOf(all, section, view.rules);
  const name = words.parts.section(section);
  const state = left === 0 ? 'gone' : section === chosen ? 'chosen' : null;
  return {
    id: String(section),
    label: section === 'core' ? name : String(section),
    spoken: say.spokenSection(name, left),
    ...(shield ? { shield: { now: shield.charge, max: shield.level } } : {}),
    slots: all
      .filter((part) => part.section === section)
      .map((part) => slotView(view, ship, part, all)),
    gauge: { style: INTEGRITY_STYLE, now: left, max: INTEGRITY },
    ...(state ? { state } : {}),
    act: { label: name, answers: { section: String(section) } },
  };
};

/** The ship as it is drawn: six sections around the core. */
export const sectionsBlock = (view: SolarView, ship: Ship, chosen: Section | null): Block => ({
  block: 'sections',
  label: say.map,
  team: ship.team,
  around: OUTER.map((section) => sectionView(view, ship, section, chosen)),
  core: sectionView(view, ship, 'core', chosen),
});

const partTracks = (view: SolarView, ship: Ship, part: Part): readonly TrackView[] => {
  const { id, system, partial, charge, level } = part;
  if (system === 'generator') return [];
  const label = partName(part, partsIn(view, ship.id));
  const note =
    system === 'shield' && charge < level ? say.partial(partial, charge + 1) : say.level(level);
  const look = { style: styleOf(system), entry: ENTRY_OF_SYSTEM[system] };
  return [trackView(view, ship.id, chargeOf(id), { label, note, ...look })];
};

/** Every number of a ship, for the hand. */
export const allTracks = (view: SolarView, ship: Ship): readonly TrackView[] => {
  const all = partsIn(view, ship.id);
  return [
    ...SECTIONS.map((section) =>
      trackView(view, ship.id, integrityOf(section), {
        label: `${words.parts.section(section)}, ${say.integrity.toLowerCase()}`,
        style: INTEGRITY_STYLE,
        ...readsRule('Sections'),
      }),
    ),
    ...all.flatMap((part) => partTracks(view, ship, part)),
    ...all.flatMap((part) => {
      const name = partName(part, all);
      const own = (track: string, label: string, rule: string) =>
        trackView(view, ship.id, track, { label, style: CHARGE_STYLE, ...readsRule(rule) });
      if (part.system === 'beam')
        return [own(overchargeOf(part.id), words.correct.overcharge(name), 'Overcharging')];
      return part.system === 'shield'
        ? [own(partialOf(part.id), words.correct.partial(name), 'Partial Charges')]
        : [];
    }),
  ];
};

/** The two parts of the chosen section, with pips as on paper. */
const chosenBlocks = (view: SolarView, ship: Ship, section: Section): readonly Block[] => {
  const parts = partsIn(view, ship.id).filter((part) => part.section === section);
  const integrity = trackView(view, ship.id, integrityOf(section), {
    label: say.integrity,
    style: INTEGRITY_STYLE,
    ...readsRule('Sections'),
  });
  const tracks = [integrity, ...parts.flatMap((part) => partTracks(view, ship, part))];
  const made = parts.filter(({ system }) => system === 'generator');
  return [
    {
      block: 'heading',
      text: words.parts.section(section),
      ...(section === 'core' ? {} : { note: words.parts.where(section) }),
    },
    { block: 'tracks', tracks },
    ...made.map((part): Block => ({
      block: 'text',
      text: `${partName(part, parts)}: ${say.makes(part.level)}`,
      entry: ENTRY_OF_SYSTEM.generator,
    })),
    ...(parts.length === 0 ? [{ block: 'text', text: say.nothing } as const] : []),
  ];
};

/** Phase 1: what the chosen section can fire. */
const weaponActs = (
  { tried }: SolarView,
  ship: Ship,
  parts: readonly Part[],
  all: readonly Part[],
): readonly Act[] =>
  parts.flatMap((part) => {
    const name = partName(part, all);
    return part.system === 'torpedo' && isReady(part)
      ? tried({ type: 'launch', ship: ship.id, slot: part.id }, { label: say.launch(name) })
      : (fireAct(ship, part, name) ?? []);
  });

/** What is next for a ship whose turn it is: it follows phase and choice. */
const actsFor = (view: SolarView, ship: Ship, section: Section | null): readonly Act[] => {
  const { state, tried } = view;
  const phase = phaseOf(state);
  if (ship.left || state.outcome || phase === null || turnOf(state) !== ship.team) return [];
  const finish = tried(
    { type: 'finish', ship: ship.id },
    { label: say.finish(phase), opens: 'bridge' },
  );
  if (phase === 'movement')
    return [{ label: say.move, opens: { page: 'move', about: ship.id } }, finish];
  if (phase === 'power')
    return [{ label: say.share, opens: { page: 'power', about: ship.id } }, finish];
  const all = partsIn(view, ship.id).filter(({ works }) => works);
  const here = section === null ? all : all.filter((part) => part.section === section);
  const [own, ...others] = weaponActs(view, ship, here, all);
  return own ? [own, finish, ...others] : [finish];
};

/** The record sheet as the ship stands: what is lost or spent is crossed out. */
export const recordSheet = (view: SolarView, ship: Ship): BlockOf<'paper'> => {
  const { state } = view;
  const parts = partsIn(view, ship.id);
  const crew = crewIn(view, ship.id).map(({ level }) => level);
  return {
    block: 'paper',
    label: words.design.desk.sheet.printNow,
    sheet: {
      title: ship.name,
      lines: [words.bridge.kicker(state.round, words.ship.crew(crew))],
      ships: PLACES.map((place, at) => {
        const section = SECTIONS[at] ?? 'core';
        return sectionOnPaper(
          words.design,
          place,
          pointsNow(state, ship.id, integrityOf(section)),
          parts.filter((part) => part.section === section),
        );
      }),
      foot: [words.design.desk.sheet.foot],
    },
  };
};

/** A ship's own sheet. */
export const shipPage = (view: SolarView, ship: Ship, answers: Answers): Page => {
  const { state } = view;
  const told = oneAt(answers, 'section', SECTIONS.map(String));
  const section = SECTIONS.find((one) => String(one) === told) ?? null;
  const [primary, ...secondary] = actsFor(view, ship, section);
  const crew = crewIn(view, ship.id).map(({ level }) => level);
  const phase = phaseOf(state);
  return {
    ...shipHead(ship),
    kicker: words.bridge.kicker(state.round, phase ? words.bridge.phase(phase) : ''),
    figure: {
      label: say.core,
      value: say.of(pointsNow(state, ship.id, CORE_INTEGRITY), INTEGRITY),
      ...readsRule('Sections'),
    },
    blocks: [sectionsBlock(view, ship, section)],
    aside: [
      ...(section === null ? [] : chosenBlocks(view, ship, section)),
      { block: 'text', text: say.crew(crew), entry: ENTRY_OF_SYSTEM.crew },
      recordSheet(view, ship),
      quickLine(words.pages.quick, 'turn'),
    ],
    ...(primary ? { primary } : {}),
    secondary: [
      ...secondary,
      { label: say.shares, opens: { page: 'shares', about: ship.id } },
      { label: say.correct, opens: { page: 'correct', about: ship.id } },
    ],
  };
};
