import type { Page, Block } from '../../../core/pages/page';
import type { Sheet } from '../../../core/pages/desks';
import type { SheetParts } from '../../kit/fleets/text';
import { PLACES } from '../cards';
import { abilitiesOf } from '../design/abilities';
import { pointsIn } from '../design/checkDesign';
import { partsIn, type Place } from '../design/places';
import type { OwnShip } from '../fleet/fleetForm';
import { fullCharge, INTEGRITY } from '../parts';
import { designWords } from '../words/en/design';
import { partWords } from '../words/en/parts';
import { abilityTable, strengthBars } from './abilityBlocks';
import { nameOfShip, type OnDesk } from './onDesk';
import { chargedShip } from './shipDrawing';

const say = designWords.desk;

/** The record sheet as a page: the ship as it begins a game. */
export const sheetPage = (desk: OnDesk): Page => {
  const { ship, able, design } = desk;
  const name = nameOfShip(desk, ship);
  const roster: Block = {
    block: 'table',
    label: say.sheet.crew,
    head: [...say.sheet.head],
    rows: ship.crew.map((level, at) => ({
      label: say.team(at, level),
      cells: [designWords.number(level)],
    })),
  };
  return {
    title: name,
    kicker: say.sheet.title,
    figure: { label: say.points, value: designWords.number(design.points) },
    blocks: [chargedShip(say.sections(name), ship), ...(ship.crew.length === 0 ? [] : [roster])],
    aside: [abilityTable(able), strengthBars(able)],
    primary: { label: say.sheet.print, opens: { page: 'share' } },
  };
};

type Boxes = Sheet['ships'][number]['boxes'];

/** Boxes to tick: integrity, and the charges of each part. */
const boxesIn = (ship: OwnShip, place: Place): Boxes => [
  { label: say.sheet.integrity, count: INTEGRITY },
  ...partsIn(ship, place).flatMap(({ part: { system, level } }): Boxes => {
    const count = fullCharge(system, level);
    const label = designWords.part(system, level);
    if (count === 0) return [];
    return system === 'shield'
      ? [
          { label, count },
          { label: say.sheet.partial, count: Math.max(0, level - 1) },
        ]
      : [{ label, count }];
  }),
];

const generatorsIn = (ship: OwnShip, place: Place): readonly string[] =>
  partsIn(ship, place).flatMap(({ part: { system, level } }) =>
    system === 'generator' ? [say.sheet.generator(level)] : [],
  );

/** The record sheet on paper: a block for the ship, and one for each section. */
export const sheetParts = (desk: OnDesk): SheetParts => {
  const shipOf = (id: string) => desk.fleet.ships.find((ship) => ship.id === id) ?? desk.ship;
  return {
    ship: ({ id }) => {
      const ship = shipOf(id);
      const able = abilitiesOf(ship);
      return {
        kicker: say.sheet.kicker(pointsIn(ship)),
        boxes: ship.crew.map((level, at) => ({ label: say.team(at, level), count: 1 })),
        lines: [say.sheet.power(able), say.sheet.moves(able)],
      };
    },
    more: ({ id }) => {
      const ship = shipOf(id);
      const name = nameOfShip(desk, ship);
      return PLACES.map((place) => ({
        title: partWords.heading(place),
        kicker: say.sheet.kickerOf(desk.fleet.ships.length > 1 ? name : '', place),
        boxes: boxesIn(ship, place),
        lines: generatorsIn(ship, place),
      }));
    },
    foot: [say.sheet.foot],
  };
};

/** A design in words, a paragraph a ship. */
export const textParts = (desk: OnDesk): readonly (readonly string[])[] =>
  desk.fleet.ships.map((ship) => [
    say.text.ship(nameOfShip(desk, ship), pointsIn(ship)),
    ...PLACES.flatMap((place) => {
      const parts = partsIn(ship, place).map(({ part }) =>
        designWords.part(part.system, part.level),
      );
      return parts.length === 0 ? [] : [say.text.section(place, parts)];
    }),
    ...(ship.crew.length === 0 ? [] : [say.text.crew(ship.crew)]),
  ]);
