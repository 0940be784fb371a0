import type { Act, BlockOf, SectionView, SlotView } from '../../../core/pages/page';
import { PLACES, type Component } from '../cards';
import { moved, withPart } from '../design/changes';
import { partsAtFault } from '../design/checkDesign';
import { hasRoomFor, partsIn, placeFor, type Design, type Place } from '../design/places';
import { fullCharge, INTEGRITY, SLOTS_A_SECTION, type SystemName } from '../parts';
import type { Rules } from '../rulings';
import { INTEGRITY_STYLE, PLUS_SIGN, SIGN_OF, styleOf } from '../signs';
import type { DesignWords } from '../words/en/design';
import { nameOfShip, withDesign, type OnDesk } from './onDesk';

const shieldOf = (parts: readonly Component[]): Pick<SectionView, 'shield'> => {
  const levels = parts.flatMap(({ system, level }) => (system === 'shield' ? [level] : []));
  const most = Math.max(0, ...levels);
  return most === 0 ? {} : { shield: { now: most, max: most } };
};

/** A section with its slots; what else it shows is for whoever draws the ship. */
const section = (words: DesignWords, design: Design, place: Place, slots: readonly SlotView[]) => {
  const parts = partsIn(design, place).map(({ part }) => part);
  return {
    id: place,
    label: words.parts.label(place),
    spoken: words.desk.sectionSpoken(
      place,
      parts.map(({ system, level }) => words.part(system, level)),
    ),
    ...(place === 'core' ? {} : shieldOf(parts)),
    slots,
  };
};

const drawnBy = (label: string, view: (place: Place) => SectionView): BlockOf<'sections'> => ({
  block: 'sections',
  label,
  team: '',
  around: PLACES.filter((place) => place !== 'core').map(view),
  core: view('core'),
});

/** The parts of a section in their slots; what else each shows or does is for whoever draws the ship. */
const slotsIn = (
  words: DesignWords,
  design: Design,
  place: Place,
  more: (at: number, part: Component, text: string) => Partial<SlotView>,
): readonly SlotView[] =>
  partsIn(design, place).map(({ at, part }) => {
    const text = words.desk.pick(part.system, part.level, place);
    const shown = { sign: SIGN_OF[part.system], figure: words.number(part.level) };
    return { id: String(at), spoken: text, ...shown, ...more(at, part, text) };
  });

/** A ship as it begins a game: everything charged and whole. */
export const chargedShip = (words: DesignWords, name: string, design: Design, rules: Rules) =>
  drawnBy(words.desk.sections(name), (place) => ({
    ...section(
      words,
      design,
      place,
      slotsIn(words, design, place, (_, { system, level }) => {
        const full = fullCharge(system, level, rules);
        const gauge = { style: styleOf(system), now: full, max: full };
        return full === 0 ? { note: words.desk.aRound } : { gauge };
      }),
    ),
    gauge: { style: INTEGRITY_STYLE, now: INTEGRITY, max: INTEGRITY },
  }));

/** Slots of a section that hold nothing. */
const emptySlots = ({ desk }: DesignWords, design: Design, place: Place, act: Act) => {
  const free = SLOTS_A_SECTION - partsIn(design, place).length;
  return Array.from({ length: Math.max(0, free) }, (_, at): SlotView => ({
    id: `free ${place} ${at}`,
    spoken: desk.free(place),
    sign: PLUS_SIGN,
    state: 'free',
    act,
  }));
};

/** A ship whose parts are opened by a tap; a free slot takes a new one. */
export const editedShip = (
  words: DesignWords,
  name: string,
  design: Design,
  open: (at: number) => Partial<Act>,
  add: (place: Place) => Partial<Act>,
): BlockOf<'sections'> =>
  drawnBy(words.desk.sections(name), (place) =>
    section(words, design, place, [
      ...slotsIn(words, design, place, (at, _, text) => ({ act: { label: text, ...open(at) } })),
      ...emptySlots(words, design, place, { label: words.desk.free(place), ...add(place) }),
    ]),
  );

/** What is in hand and can go onto the ship; null with crew in it, or where no section has room. */
interface Placing {
  readonly system: SystemName;
  readonly level: number;
  /** Of the components, where it is only moved. */
  readonly at?: number;
}

export const placingOf = ({ hand, ship }: OnDesk): Placing | null => {
  if (hand.holds === 'team') return null;
  if (hand.holds === 'new') {
    const { system, level } = hand;
    return system === 'crew' || placeFor(ship, system) === null ? null : { system, level };
  }
  const part = ship.components[hand.at];
  return part ? { system: part.system, level: part.level, at: hand.at } : null;
};

const placed = ({ ship }: OnDesk, { system, level, at }: Placing, place: Place): Design =>
  at === undefined ? withPart(ship, system, level, place) : moved(ship, at, place);

/** The tap that puts what is in hand into a section. */
export const placeAct = (desk: OnDesk, placing: Placing, place: Place): Act => {
  const { system, at } = placing;
  const isThere = at !== undefined && desk.ship.components[at]?.section === place;
  return {
    label: desk.words.desk.placeHere(system, place),
    ...(!isThere && hasRoomFor(desk.ship, system, place, at)
      ? { answers: withDesign(desk, placed(desk, placing, place)) }
      : { why: desk.words.desk.notHere(system, place) }),
  };
};

const partSlots = (desk: OnDesk, place: Place, wrong: ReadonlySet<number>) =>
  slotsIn(desk.words, desk.ship, place, (at, _, text) => {
    const isPicked = desk.hand.holds === 'part' && desk.hand.at === at;
    const isWrong = wrong.has(at);
    return {
      spoken: isWrong ? desk.words.desk.wrong(text) : text,
      ...(isPicked ? { state: 'proposed' } : isWrong ? { state: 'wrong' } : {}),
      act: { label: text, answers: { hand: { part: at } } },
    };
  });

/** Slots that can take what is in hand; the first of the best section shows it already. */
const freeSlots = (desk: OnDesk, placing: Placing, place: Place): readonly SlotView[] => {
  const { system, level, at } = placing;
  const act = placeAct(desk, placing, place);
  const [first, ...others] = emptySlots(desk.words, desk.ship, place, act);
  if (!first || at !== undefined || placeFor(desk.ship, system) !== place)
    return first ? [first, ...others] : [];
  const shown = { spoken: act.label, sign: SIGN_OF[system], figure: desk.words.number(level) };
  return [{ ...first, ...shown, state: 'proposed' }, ...others];
};

/** The ship on the desk: what is in hand can be tapped into place, and every part be picked. */
export const shipOnDesk = (desk: OnDesk): BlockOf<'sections'> => {
  const wrong = new Set(desk.design.breaches.flatMap(partsAtFault));
  const placing = placingOf(desk);
  return drawnBy(desk.words.desk.sections(nameOfShip(desk, desk.ship)), (place) => {
    const parts = partSlots(desk, place, wrong);
    if (!placing) return section(desk.words, desk.ship, place, parts);
    const act = placeAct(desk, placing, place);
    const isOpen = act.why === undefined;
    const free = isOpen ? freeSlots(desk, placing, place) : [];
    return {
      ...section(desk.words, desk.ship, place, [...parts, ...free]),
      state: isOpen ? 'open' : 'closed',
      act,
    };
  });
};
