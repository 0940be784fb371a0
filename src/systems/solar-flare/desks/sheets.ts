import type { Page, Block } from '../../../core/pages/page';
import type { BoxRow, Sheet } from '../../../core/pages/sheet';
import type { SheetParts } from '../../kit/fleets/text';
import { PLACES, type Component } from '../cards';
import { abilitiesOf, type Abilities } from '../design/abilities';
import { pointsIn } from '../design/checkDesign';
import { partsIn, type Place } from '../design/places';
import { fullCharge, INTEGRITY } from '../parts';
import type { Rules } from '../rulings';
import type { DesignWords } from '../words/en/design';
import { nameOfShip, type OnDesk } from './onDesk';
import { chargedShip } from './shipDrawing';

/** Ship Design: what a design can do at a glance. */
export const abilityTable = ({ desk: say, number }: DesignWords, able: Abilities): Block => ({
  block: 'table',
  label: say.can.label,
  head: [...say.can.head],
  rows: [
    { label: say.can.power, cells: [number(able.power)] },
    { label: say.can.stored, cells: [number(able.stored)] },
    { label: say.can.crew, cells: [say.can.carried(able.teams, able.carried)] },
    { label: say.can.charge, cells: [say.can.charging(able)] },
    { label: say.can.ahead, cells: [number(able.ahead)] },
    { label: say.can.turns, cells: [number(able.turns)] },
  ],
});

/** What comes out of each side and what guards it. */
export const strengthBars = ({ desk: say }: DesignWords, { sections }: Abilities): Block => ({
  block: 'bars',
  label: say.can.strength,
  bars: sections
    .filter(({ place }) => place !== 'core')
    .map((one) => ({
      label: say.can.section(one.place),
      value: one.beams + one.torpedoes.reduce((sum, level) => sum + level, 0),
      text: say.can.of(one),
    })),
});

/** The record sheet as a page: the ship as it begins a game. */
export const sheetPage = (desk: OnDesk): Page => {
  const { ship, able, design, rules, words } = desk;
  const { desk: say, number } = words;
  const name = nameOfShip(desk, ship);
  const roster: Block = {
    block: 'table',
    label: say.sheet.crew,
    head: [...say.sheet.head],
    rows: ship.crew.map((level, at) => ({
      label: say.team(at, level),
      cells: [number(level)],
    })),
  };
  return {
    title: name,
    kicker: say.sheet.title,
    figure: { label: say.points, value: number(design.points) },
    blocks: [chargedShip(words, name, ship, rules), ...(ship.crew.length === 0 ? [] : [roster])],
    aside: [abilityTable(words, able), strengthBars(words, able)],
    primary: { label: say.sheet.print, opens: { page: 'share' } },
  };
};

/** A part as it stands: what it has of its full charge. */
type Standing = Pick<Component, 'system' | 'level'> & Record<'charge' | 'full', number>;

/** Boxes of what can be full; what is gone of it is crossed out. */
const boxOf = (label: string, count: number, left: number): BoxRow =>
  left < count ? { label, count, crossed: count - left } : { label, count };

/** A section on paper: its integrity, the charges of each part, and what its generators make. */
export const sectionOnPaper = (
  { desk: say, part, parts: named }: DesignWords,
  place: Place,
  integrity: number,
  parts: readonly Standing[],
  ship = '',
): Sheet['ships'][number] => ({
  title: named.heading(place),
  kicker: say.sheet.kickerOf(ship, place),
  boxes: [
    boxOf(say.sheet.integrity, INTEGRITY, integrity),
    ...parts
      .filter(({ system }) => system !== 'generator')
      .map(({ system, level, full, charge }) => boxOf(part(system, level), full, charge)),
  ],
  lines: parts.flatMap(({ system, level }) =>
    system === 'generator' ? [say.sheet.generator(level)] : [],
  ),
});

const charged = ({ system, level }: Component, rules: Rules): Standing => {
  const full = fullCharge(system, level, rules);
  return { system, level, full, charge: full };
};

/** The record sheet on paper: a block for the ship, and one for each section. */
export const sheetParts = (desk: OnDesk): SheetParts => {
  const { sheet, team } = desk.words.desk;
  const shipOf = (id: string) => desk.fleet.ships.find((ship) => ship.id === id) ?? desk.ship;
  return {
    ship: ({ id }) => {
      const ship = shipOf(id);
      const able = abilitiesOf(ship);
      return {
        kicker: sheet.kicker(pointsIn(ship)),
        boxes: ship.crew.map((level, at) => ({ label: team(at, level), count: 1 })),
        lines: [sheet.power(able), sheet.moves(able)],
      };
    },
    more: ({ id }) => {
      const ship = shipOf(id);
      const name = nameOfShip(desk, ship);
      const parts = (place: Place) =>
        partsIn(ship, place).map(({ part }) => charged(part, desk.rules));
      const label = desk.fleet.ships.length > 1 ? name : '';
      return PLACES.map((place) =>
        sectionOnPaper(desk.words, place, INTEGRITY, parts(place), label),
      );
    },
    foot: [sheet.foot],
  };
};

/** A design in words, a paragraph a ship. */
export const textParts = (desk: OnDesk): readonly (readonly string[])[] => {
  const { part: named, desk: say } = desk.words;
  return desk.fleet.ships.map((ship) => [
    say.text.ship(nameOfShip(desk, ship), pointsIn(ship)),
    ...PLACES.flatMap((place) => {
      const parts = partsIn(ship, place).map(({ part }) => named(part.system, part.level));
      return parts.length === 0 ? [] : [say.text.section(place, parts)];
    }),
    ...(ship.crew.length === 0 ? [] : [say.text.crew(ship.crew)]),
  ]);
};
