import type { Answers } from '../../../../../core/pages/answers';
import type { Shelf } from '../../../../../core/pages/desks';
import type { ArmamentRow, Block, Page, TrackView } from '../../../../../core/pages/page';
import { skirmishDiceOf } from '../../../attributes';
import { FACINGS, type ShipCard } from '../../../cards/types';
import { freshPiece } from '../../../fleet/freshPiece';
import { readsRule } from '../../../pages/reads';
import { armamentRow, keywordChips } from '../../../pages/shipPage';
import { SILHOUETTE } from '../../../pages/shipRow';
import { HULL, SHIELD } from '../../../play/names';
import type { Bench } from '../bench';
import { cardSoFar } from '../cardSoFar';
import { numberAt, textAt } from '../draftParts';
import { cardOnShelf } from '../shelfCards';
import { textBlock } from './text';

/** A card has no side; it is drawn as the first. */
const TEAM = 'A';

const shieldsBlock = ({ role, shields }: ShipCard): readonly Block[] =>
  shields.as === 'pool'
    ? []
    : [
        {
          block: 'shields',
          silhouette: SILHOUETTE[role],
          team: TEAM,
          facings: FACINGS.map((facing) => {
            const points = shields.points[facing];
            return { label: facing, now: points, max: points };
          }),
        },
      ];

const tracksBlock = ({ words }: Bench, draft: Answers, { shields }: ShipCard): readonly Block[] => {
  const { row } = words.pages;
  const points = numberAt(draft, 'hull') ?? 0;
  const hull: readonly TrackView[] =
    points === 0
      ? []
      : [
          {
            id: HULL,
            label: row.hull,
            style: 'hull',
            now: points,
            max: points,
            ...readsRule('3A-01 X'),
          },
        ];
  const pool: readonly TrackView[] =
    shields.as === 'facings'
      ? []
      : [
          {
            id: SHIELD,
            label: row.shields,
            style: 'shield',
            now: shields.points,
            max: shields.points,
            ...readsRule('3A-01 XIII'),
          },
        ];
  const tracks = [...hull, ...pool];
  return tracks.length === 0 ? [] : [{ block: 'tracks', tracks }];
};

const armamentRows = (bench: Bench, card: ShipCard, shelf: Shelf): readonly ArmamentRow[] =>
  card.armaments.flatMap((armament, at) =>
    armament.mounts.map((mount, of): ArmamentRow => {
      const weapon = cardOnShelf(shelf, 'weapon', armament.weapon);
      const view = { ...mount, weapon, armament: at, mount: of, spent: false };
      return (
        armamentRow(bench, view) ?? {
          id: `${at}:${of}`,
          name: armament.weapon,
          detail: bench.words.cardDesk.noWeapon(armament.weapon),
          rays: bench.rules.arcs[mount.arc],
          dice: mount.dice,
          mark: null,
        }
      );
    }),
  );

const bonusOrders = ({ words }: Bench, codes: readonly string[]): readonly Block[] =>
  codes.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: words.cardDesk.reading.bonusOrders,
          chips: codes.map((label) => ({ label, tone: 'order', solid: true })),
        },
      ];

/** A ship's card as play shows it, whole and with nothing assigned. */
export const shipReading = (bench: Bench, draft: Answers, shelf: Shelf): Page => {
  const { words, rules } = bench;
  const card = cardSoFar(bench, 'ship', draft);
  const title = textAt(draft, 'name') || words.cardDesk.unnamed('ship');
  if (!card) return { title, blocks: [] };
  const piece = freshPiece(card);
  const dice = skirmishDiceOf(piece, rules).value;
  const subtitle = [textAt(draft, 'role'), textAt(draft, 'code'), card.class, card.allegiance];
  return {
    title,
    kicker: subtitle.filter((part) => part && part !== '?').join(' · '),
    figure: {
      label: words.pages.ship.skirmish,
      value: words.pages.ship.skirmishOf(dice, dice),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      ...shieldsBlock(card),
      ...tracksBlock(bench, draft, card),
      { block: 'chips', label: words.pages.ship.keywords, chips: keywordChips(bench, piece) },
      {
        block: 'armaments',
        label: words.pages.ship.armaments,
        rows: armamentRows(bench, card, shelf),
      },
      ...bonusOrders(bench, card.bonusOrders),
      ...textBlock(card.text),
    ],
  };
};
