import { bearingOf, type Place } from '../../../../core/hex/bearing';
import { hexesWithin, ORIGIN, stepsBetween, type Hex } from '../../../../core/hex/hex';
import { holds } from '../../../../core/hex/sector';
import type { Block, Chip, RadarHex } from '../../../../core/pages/page';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { gameDistance } from '../../../admirals-shared/strike/geometry';
import { openPath, placePath, WAYS_TO_SAY } from '../../../admirals-shared/pages/aim';
import { shipName } from '../../../kit/play/ships';
import type { Piece } from '../../piece';
import type { MountView } from '../../play/situations';
import { usableShields } from '../../strike/shields';
import { readsRule, type Seen } from '../seen';
import { SILHOUETTE } from '../shipRow';
import type { Aiming } from './aim';

type At = Aiming & { readonly target: Piece };

/** Whom it fires at; nothing to choose where there is but one. */
export const targetBlocks = (seen: Seen, { foes, target }: Aiming): readonly Block[] => {
  const { attack } = seen.words.pages;
  if (foes.length === 0) return [{ block: 'text', text: attack.noTarget }];
  if (foes.length === 1) return [];
  return [
    {
      block: 'choice',
      id: 'target',
      label: attack.target,
      style: target ? 'menu' : 'list',
      value: target?.id ?? null,
      options: foes.map(({ id, card }) => ({
        value: id,
        label: shipName(seen.state, id),
        detail: card.role,
      })),
    },
  ];
};

const FEWEST_RINGS = 3;
const MOST_RINGS = 7;

/** As far as the armament reaches, and as the target is. */
const ringsFor = ({ mount, where }: Aiming): number => {
  const reach = Math.min(MOST_RINGS, (mount.weapon?.maxDistance ?? 0) + 1);
  const away = where.place ? stepsBetween(ORIGIN, where.place.hex) : 0;
  return Math.max(FEWEST_RINGS, away, reach);
};

const AHEAD: Place = { hex: ORIGIN, facing: 0 };

const radarHex = ({ rules }: Seen, { arc, weapon }: MountView, hex: Hex): RadarHex => {
  const distance = gameDistance(ORIGIN, hex);
  const bearing = bearingOf(AHEAD, hex);
  const inArc = bearing !== null && holds(rules.arcs[arc], bearing);
  const inReach = distance <= (weapon?.maxDistance ?? 0);
  return { ...hex, distance, state: !inArc ? 'outside' : inReach ? 'bears' : 'too-far' };
};

const shieldChip = ({ words, rules }: Seen, { target, where }: At): readonly Chip[] => {
  const { aim } = words.pages;
  const { points, rule } = usableShields(target, where.facings, rules);
  const reads = readsRule(rule);
  if (target.shields.as === 'pool') return [{ label: aim.pool(points), tone: 'shield', ...reads }];
  if (where.facings.length === 0) return [];
  return [{ label: aim.facings(where.facings, points), tone: 'shield', ...reads }];
};

const spokenOf = (seen: Seen, at: At): string => {
  const { aim } = seen.words.pages;
  const { where, mount, target } = at;
  if (where.distance === null) return aim.tapHex(shipName(seen.state, target.id));
  const bears = where.arcs?.includes(mount.arc) === true;
  return aim.spoken(
    where.distance,
    bears,
    shieldChip(seen, at).map(({ label }) => label),
  );
};

const radarBlock = (seen: Seen, at: At): Block => {
  const { attacker, target, where, mount } = at;
  const { place } = where;
  const there = place && {
    silhouette: SILHOUETTE[target.card.role],
    team: target.team,
    ...place.hex,
    facing: place.facing,
  };
  return {
    block: 'radar',
    id: placePath(target.id),
    label: seen.words.pages.aim.radar(shipName(seen.state, target.id)),
    attacker: { silhouette: SILHOUETTE[attacker.card.role], team: attacker.team },
    target: there,
    hexes: hexesWithin(ringsFor(at))
      .slice(1)
      .map((hex) => radarHex(seen, mount, hex)),
    spoken: spokenOf(seen, at),
  };
};

const FURTHEST = 12;

const numberBlocks = (seen: Seen, { where, target, mount }: At): readonly Block[] => {
  const { aim } = seen.words.pages;
  const path = placePath(target.id);
  return [
    {
      block: 'stepper',
      id: `${path}.distance`,
      label: aim.distance,
      value: where.distance ?? 0,
      min: 0,
      max: FURTHEST,
      ...readsRule('Making Attacks'),
    },
    ...(mount.arc === '360'
      ? []
      : [
          {
            block: 'switches',
            switches: [
              {
                id: `${path}.inArc`,
                label: aim.inArcOf(mount.arc),
                on: where.arcs === null,
                ...readsRule('Attack Arcs'),
              },
            ],
          } as const,
        ]),
    ...(target.shields.as === 'facings'
      ? [
          {
            block: 'picks',
            id: `${path}.facings`,
            label: aim.facing,
            values: where.facings,
            options: FACINGS.map((facing) => ({ value: facing, label: facing })),
          } as const,
        ]
      : []),
  ];
};

/** Making Attacks, Shields: where the target is, while it is being said. */
export const whereBlocks = (seen: Seen, at: At): readonly Block[] => {
  if (!at.where.isOpen) return [];
  return at.where.by === 'radar' ? [radarBlock(seen, at)] : numberBlocks(seen, at);
};

/** How it is said. */
export const wayBlock = ({ words }: Seen, { where }: Aiming): Block => ({
  block: 'choice',
  id: 'by',
  label: words.pages.aim.waysLabel,
  style: 'segments',
  value: where.by,
  options: WAYS_TO_SAY.map((way) => ({ value: way, label: words.pages.aim.ways[way] })),
});

const arcChip = ({ words }: Seen, { mount, where }: At): readonly Chip[] => {
  if (where.arcs === null) return [];
  const { aim } = words.pages;
  const bears = where.arcs.includes(mount.arc);
  return [
    {
      label: bears ? aim.inArcOf(mount.arc) : aim.outOfArc(mount.arc),
      tone: bears ? 'good' : 'warning',
      ...readsRule('Attack Arcs'),
    },
  ];
};

const distanceChip = ({ words }: Seen, { mount, where }: At): readonly Chip[] => {
  const most = mount.weapon?.maxDistance ?? 0;
  if (where.distance === null) return [];
  return [
    {
      label: words.pages.aim.reach(where.distance, most),
      tone: where.distance <= most ? 'good' : 'warning',
      ...readsRule('Making Attacks'),
    },
  ];
};

const moveChip = ({ words }: Seen, { target }: At): Chip => {
  const label = words.pages.aim.moveIt;
  return { label, tone: 'order', act: { label, answers: { [openPath(target.id)]: true } } };
};

/** What the place of the target means, at a glance; the radar says it itself. */
export const glanceBlocks = (seen: Seen, at: At): readonly Block[] => {
  const { where } = at;
  if (where.isOpen && where.by === 'radar' && where.place !== null) return [];
  const chips = [
    ...arcChip(seen, at),
    ...distanceChip(seen, at),
    ...shieldChip(seen, at),
    ...(where.isOpen ? [] : [moveChip(seen, at)]),
  ];
  return chips.length === 0 ? [] : [{ block: 'chips', label: seen.words.pages.aim.where, chips }];
};
