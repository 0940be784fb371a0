import { bearingOf, type Place } from '../../../../core/hex/bearing';
import { hexesWithin, ORIGIN, stepsBetween, type Hex } from '../../../../core/hex/hex';
import { holds, type Sector } from '../../../../core/hex/sector';
import type { Block, Chip, Option, RadarHex } from '../../../../core/pages/page';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { openPath, placePath, WAYS_TO_SAY } from '../../../admirals-shared/pages/aim';
import { gameDistance } from '../../../admirals-shared/strike/geometry';
import { usableShields } from '../../strike/shields';
import type { MountChoice } from '../../strike/declare';
import { memo } from '../../../kit/pages/memo';
import { readsRule } from '../reads';
import { nameOfShip, SILHOUETTE, type Seen } from '../shipRow';
import { gunId, type Aiming } from './aim';

/** 5A: whom it strikes; nothing to choose where there is but one. */
export const targetBlocks = (seen: Seen, { enemies, target }: Aiming): readonly Block[] => {
  const words = seen.words.strikePages;
  if (enemies.length === 0) return [{ block: 'text', text: words.noEnemies }];
  if (enemies.length === 1) return [];
  return [
    {
      block: 'choice',
      id: 'target',
      label: words.target,
      style: 'menu',
      value: target?.id ?? null,
      options: enemies.map(({ id }) => ({ value: id, label: nameOfShip(seen, id) })),
    },
  ];
};

const gunOption = ({ words, rules }: Seen, choice: MountChoice): Option => {
  const [first] = choice.refusals;
  return {
    value: gunId(choice),
    label: choice.weapon?.name ?? choice.weaponCode,
    detail: words.strikePages.gun(choice.arc, choice.dice),
    rays: rules.arcs[choice.arc],
    ...(first ? { why: words.play.refusal(first.why) } : {}),
  };
};

/** 5A: every armament, greyed with its reason where it may not strike this target. */
export const gunBlocks = (seen: Seen, { choices, gun }: Aiming): readonly Block[] =>
  choices.length === 0
    ? []
    : [
        {
          block: 'choice',
          id: 'gun',
          label: seen.words.strikePages.armament,
          style: 'menu',
          value: gun ? gunId(gun) : null,
          options: choices.map((choice) => gunOption(seen, choice)),
          ...readsRule('5A'),
        },
      ];

const FEWEST_RINGS = 3;
const MOST_RINGS = 7;

/** As far as the armament reaches, and as the target is. */
const ringsFor = ({ gun, where }: Aiming): number => {
  const reach = Math.min(MOST_RINGS, (gun?.weapon?.maxDistance ?? 0) + 1);
  const away = where.place ? stepsBetween(ORIGIN, where.place.hex) : 0;
  return Math.max(FEWEST_RINGS, away, reach);
};

const AHEAD: Place = { hex: ORIGIN, facing: 0 };

const radarHex = (arc: Sector | null, reach: number, hex: Hex): RadarHex => {
  const distance = gameDistance(ORIGIN, hex);
  const bearing = bearingOf(AHEAD, hex);
  const inArc = arc !== null && bearing !== null && holds(arc, bearing);
  return { ...hex, distance, state: !inArc ? 'outside' : distance <= reach ? 'bears' : 'too-far' };
};

const hexesKnown = memo<readonly RadarHex[]>(40);

/** 2A-01, 5A-01: the hexes about the attacker, worked out once for an armament. */
const radarHexes = ({ rules }: Seen, aiming: Aiming): readonly RadarHex[] => {
  const { gun } = aiming;
  const rings = ringsFor(aiming);
  const arc = gun && rules.arcs[gun.arc];
  const reach = gun?.weapon?.maxDistance ?? 0;
  return hexesKnown(JSON.stringify([rings, arc, reach]), () =>
    hexesWithin(rings)
      .slice(1)
      .map((hex) => radarHex(arc, reach, hex)),
  );
};

const spokenOf = (seen: Seen, aiming: Aiming): string => {
  const { where, target, gun } = aiming;
  const words = seen.words.strikePages;
  const name = target ? nameOfShip(seen, target.id) : '';
  if (where.distance === null) return words.tapHex(name);
  const bears = gun !== null && where.arcs?.includes(gun.arc) === true;
  const shields = shieldChip(seen, aiming).map(({ label }) => label);
  return words.spoken(where.distance, bears, shields);
};

const radarBlock = (seen: Seen, aiming: Aiming): Block => {
  const { attacker, target, where } = aiming;
  const { place } = where;
  const name = target ? nameOfShip(seen, target.id) : '';
  return {
    block: 'radar',
    id: placePath(target?.id ?? ''),
    label: seen.words.strikePages.radar(name),
    attacker: { silhouette: SILHOUETTE[attacker.card.role], team: attacker.team },
    target:
      target && place
        ? {
            silhouette: SILHOUETTE[target.card.role],
            team: target.team,
            ...place.hex,
            facing: place.facing,
          }
        : null,
    hexes: radarHexes(seen, aiming),
    spoken: spokenOf(seen, aiming),
  };
};

const FURTHEST = 12;

const numberBlocks = (seen: Seen, { where, target }: Aiming): readonly Block[] => {
  const words = seen.words.strikePages;
  const path = placePath(target?.id ?? '');
  const facings: readonly Block[] =
    target?.shields.as === 'facings'
      ? [
          {
            block: 'picks',
            id: `${path}.facings`,
            label: words.facing,
            values: where.facings,
            options: FACINGS.map((facing) => ({ value: facing, label: facing })),
          },
        ]
      : [];
  return [
    {
      block: 'stepper',
      id: `${path}.distance`,
      label: words.distance,
      value: where.distance ?? 0,
      min: 0,
      max: FURTHEST,
      ...readsRule('2A-01'),
    },
    {
      block: 'switches',
      switches: [
        { id: `${path}.inArc`, label: words.inArc, on: where.arcs === null, ...readsRule('5A-01') },
      ],
    },
    ...facings,
  ];
};

/** 2A-01, 5A-01, 5E-01: where the target is, while it is being said. */
export const whereBlocks = (seen: Seen, aiming: Aiming): readonly Block[] => {
  const { target, where } = aiming;
  if (!target || !where.isOpen) return [];
  return where.by === 'radar' ? [radarBlock(seen, aiming)] : numberBlocks(seen, aiming);
};

/** How it is said. */
export const wayBlocks = ({ words }: Seen, { target, where }: Aiming): readonly Block[] => {
  if (!target) return [];
  const { ways, waysLabel } = words.strikePages;
  return [
    {
      block: 'choice',
      id: 'by',
      label: waysLabel,
      style: 'segments',
      value: where.by,
      options: WAYS_TO_SAY.map((way) => ({ value: way, label: ways[way] })),
    },
  ];
};

const arcChip = ({ words }: Seen, { gun, where }: Aiming): readonly Chip[] => {
  if (!gun || where.arcs === null) return [];
  const bears = where.arcs.includes(gun.arc);
  const label = bears ? words.strikePages.inArcOf(gun.arc) : words.strikePages.outOfArc(gun.arc);
  return [{ label, tone: bears ? 'good' : 'warning', ...readsRule('5A-01') }];
};

const distanceChip = ({ words }: Seen, { gun, where }: Aiming): readonly Chip[] => {
  if (!gun?.weapon || where.distance === null) return [];
  const { maxDistance } = gun.weapon;
  return [
    {
      label: words.strikePages.reach(where.distance, maxDistance),
      tone: where.distance <= maxDistance ? 'good' : 'warning',
      ...readsRule('2A-01'),
    },
  ];
};

const shieldChip = ({ words, rules }: Seen, { target, where }: Aiming): readonly Chip[] => {
  if (!target) return [];
  const { points, rule } = usableShields(target, where.facings, rules);
  if (target.shields.as === 'pool')
    return [{ label: words.strikePages.pool(points), tone: 'shield', ...readsRule(rule) }];
  if (where.facings.length === 0) return [];
  const label = words.strikePages.facings(where.facings, points);
  return [{ label, tone: 'shield', ...readsRule(rule) }];
};

/** What the dice are read with, where the reasons for it stand further down. */
const dieChip = ({ words }: Seen, { answer }: Aiming): readonly Chip[] => {
  const applied = answer?.modifiers.applied ?? 0;
  if (applied === 0) return [];
  return [{ label: words.strikePages.eachDieIs(applied), tone: 'plain', ...readsRule('5B') }];
};

const moveChip = ({ words }: Seen, { target }: Aiming): readonly Chip[] => {
  if (!target) return [];
  const label = words.strikePages.moveIt;
  return [{ label, tone: 'plain', act: { label, answers: { [openPath(target.id)]: true } } }];
};

/** What the place of the target means, at a glance; the radar says it itself. */
export const glanceBlocks = (seen: Seen, aiming: Aiming): readonly Block[] => {
  const { where } = aiming;
  if (where.isOpen && where.by === 'radar' && where.place !== null) return [];
  const chips = [
    ...arcChip(seen, aiming),
    ...distanceChip(seen, aiming),
    ...shieldChip(seen, aiming),
    ...(where.isOpen ? [] : [...dieChip(seen, aiming), ...moveChip(seen, aiming)]),
  ];
  return chips.length === 0 ? [] : [{ block: 'chips', label: seen.words.strikePages.where, chips }];
};
