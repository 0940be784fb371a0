import type { Sheet } from '../../../../core/pages/sheet';
import type { FleetEntry } from '../../../kit/fleets/entries';
import { makeKeyword } from '../../cards/keywordText';
import { makeMounts } from '../../cards/mountText';
import { FACINGS } from '../../cards/terms';
import type { AdmiralsOnDesk, AnyShip } from './onDesk';

type SheetShip = Omit<Sheet['ships'][number], 'title'>;

/** A row of boxes for the hull, and for each row of shields. */
const printedBoxes = (
  { hull, shields }: AnyShip,
  { words: { pages } }: AdmiralsOnDesk,
): SheetShip['boxes'] => [
  { label: pages.row.hull, count: hull },
  ...(shields.as === 'pool'
    ? [{ label: pages.row.shields, count: shields.points }]
    : FACINGS.map((facing) => ({ label: pages.term(facing), count: shields.points[facing] }))),
];

/** An armament in a line: dice, arcs, types and reach. */
const weaponLines = ({ armaments }: AnyShip, { cards, words }: AdmiralsOnDesk): readonly string[] =>
  armaments.map(({ weapon: code, mounts }) => {
    const weapon = cards.weapons.get(code);
    return words.fleetDesk.sheet.weapon(
      weapon?.name ?? code,
      makeMounts(mounts),
      weapon?.types ?? [],
      weapon?.maxDistance ?? null,
    );
  });

/** What an edition prints besides. */
interface Printed {
  readonly cost: number | null;
  readonly boxes: SheetShip['boxes'];
  readonly figures: string;
  readonly carries: readonly string[];
}

/** A ship on paper. */
export const sheetShip = (
  desk: AdmiralsOnDesk,
  ship: FleetEntry,
  card: AnyShip,
  { cost, boxes, figures, carries }: Printed,
): SheetShip => {
  const { sheet: say, ships, kicker } = desk.words.fleetDesk;
  const kind = kicker([ship.name === undefined ? '' : card.name, card.role]);
  const keywords = card.keywords.map(makeKeyword);
  return {
    kicker: cost === null ? kind : ships.costs(kind, cost),
    boxes: [...printedBoxes(card, desk), ...boxes].filter(({ count }) => count > 0),
    lines: [
      figures,
      ...weaponLines(card, desk),
      ...(keywords.length === 0 ? [] : [say.keywords(keywords)]),
      ...carries,
    ],
  };
};
