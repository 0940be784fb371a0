import type { Answers } from '../../../core/pages/answers';
import type { Shelf } from '../../../core/pages/desks';
import type { ArmamentRow, Block, Page, TrackView } from '../../../core/pages/page';
import type { Reading } from '../../kit/cards/cardDesk';
import { cardSoFar } from '../../kit/cards/cardForm';
import { titleOf } from '../../kit/cards/cardPages';
import { numberAt } from '../../kit/cards/draftParts';
import { cardOnShelf } from '../../kit/cards/shelfCards';
import { FACINGS } from '../cards/terms';
import type { Shields } from '../cards/shieldsForm';
import type { AnyWeaponCard, ShipCard } from '../cards/types';
import { SHIP_OF_ROLE, TRACKS } from '../looks';
import { HULL, SHIELD } from '../play/names';
import type { ArcShapes } from '../geometry';
import { listed, type Blocks } from '../../kit/pages/laidOut';
import type { Reads } from '../../kit/pages/reads';
import type { GamePageWords } from '../words/en/gamePages';

/** A ship as its card shows it, whole, in any edition. */

/** A card has no side; it is drawn as the first. */
const TEAM = 'A';

/** The hexagon of a ship that has one. */
const facingsOnCard = ({ role, shields }: AnyShip, { words }: Face): Blocks =>
  shields.as === 'facings' && {
    block: 'zones',
    silhouette: SHIP_OF_ROLE[role],
    team: TEAM,
    zones: FACINGS.map((facing) => {
      const points = shields.points[facing];
      return { label: words.term(facing), now: points, max: points };
    }),
  };

const fullTrack = (
  id: string,
  style: TrackView['style'],
  points: number,
  named: Pick<TrackView, 'label' | 'entry'>,
): TrackView => ({ id, style, now: points, max: points, ...named });

/** Hull, and shields that are one number; no row without a box. */
const tracksOnCard = (
  shields: Shields,
  { hull, words: { row }, reads = { hull: {}, shields: {} } }: Face,
): Blocks => {
  const pool = { label: row.shields, ...reads.shields };
  const tracks = listed<TrackView>([
    hull > 0 && fullTrack(HULL, TRACKS.hull, hull, { label: row.hull, ...reads.hull }),
    shields.as === 'pool' &&
      shields.points > 0 &&
      fullTrack(SHIELD, TRACKS.shield, shields.points, pool),
  ]);
  return tracks.length > 0 && { block: 'tracks', tracks };
};

/** A weapon card of any edition. */
export type SomeWeapon = AnyWeaponCard<unknown>;

type AnyShip = Pick<ShipCard, 'role' | 'shields' | 'armaments' | 'text'>;

/** What a ship's card is drawn with. */
interface Face {
  /** As far as a draft has said it. */
  readonly hull: number;
  readonly keywords: Blocks;
  readonly weaponOf: (code: string) => SomeWeapon | null;
  readonly noWeapon: (code: string) => string;
  readonly arcs: ArcShapes;
  readonly words: GamePageWords;
  /** What stands above its text. */
  readonly more?: Blocks;
  /** What hull and shields open. */
  readonly reads?: { readonly hull: Reads; readonly shields: Reads };
}

/** A row for each arc of each armament; one whose weapon is not at hand says so. */
const armamentsOnCard = (
  { armaments }: AnyShip,
  { weaponOf, arcs, words: { ship }, noWeapon }: Face,
): readonly ArmamentRow[] =>
  armaments.flatMap(({ weapon: code, mounts }, armament) => {
    const weapon = weaponOf(code);
    return mounts.map(({ arc, dice }, mount): ArmamentRow => ({
      id: `${armament}:${mount}`,
      name: weapon?.name ?? code,
      detail: weapon ? ship.armament(code, weapon.types, arc, weapon.maxDistance) : noWeapon(code),
      rays: arcs[arc],
      dice,
      mark: null,
    }));
  });

/** A ship's card, whole: shields, hull, keywords, armaments and text; no heading over nothing. */
export const shipFace = (card: AnyShip, face: Face): readonly Block[] => {
  const rows = armamentsOnCard(card, face);
  return listed<Block>([
    facingsOnCard(card, face),
    tracksOnCard(card.shields, face),
    face.keywords,
    rows.length > 0 && { block: 'armaments', label: face.words.ship.armaments, rows },
    face.more,
    card.text !== undefined && { block: 'text', text: card.text },
  ]);
};

interface Read {
  readonly kicker: readonly (string | undefined)[];
  readonly figure?: NonNullable<Page['figure']>;
  readonly face: Omit<Face, 'hull' | 'weaponOf'>;
}

/** A ship's card as play shows it; what a draft has not said yet is left out. */
export const shipReading =
  <Ship extends AnyShip>(readAs: (card: Ship, draft: Answers, shelf: Shelf) => Read): Reading =>
  (kind, draft, shelf) => {
    const title = titleOf(kind, draft);
    // A ship's draft is read as a ship.
    const card = cardSoFar(kind.form, kind.read, draft) as unknown as Ship | null;
    if (!card) return { title, blocks: [] };
    const { kicker, figure, face } = readAs(card, draft, shelf);
    const weaponOf = (code: string) => cardOnShelf<SomeWeapon>(shelf, 'weapon', code);
    const hull = numberAt(draft, 'hull') ?? 0;
    return {
      title,
      kicker: kicker.filter((part) => part && part !== '?').join(' · '),
      ...(figure ? { figure } : {}),
      blocks: shipFace(card, { ...face, hull, weaponOf }),
    };
  };
