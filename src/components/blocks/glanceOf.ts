import type { PageHands } from './hands';
import type { ShipGlance, Shields } from '../ShipRow';
import type { ShipRow, TrackStyle } from '../../core/pages/page';

const states = {
  ready: 'ready',
  active: 'selected',
  done: 'activated',
  gone: 'destroyed',
  reserve: 'apart',
} as const;

/** A row of a page as the list draws it. */
export function glanceOf(row: ShipRow, { shapeOf }: Pick<PageHands, 'shapeOf'>): ShipGlance {
  const track = (style: TrackStyle) => row.tracks.find((one) => one.style === style);
  const of = (style: TrackStyle) => {
    const found = track(style);
    return { value: found?.now ?? 0, max: found?.max ?? found?.now ?? 0 };
  };
  return {
    name: row.name,
    badge: row.badge,
    team: shapeOf(row.team),
    role: row.silhouette,
    hull: of('hull'),
    shields: shieldsOf(row, of('shield')),
    criticals: of('critical').value,
    exhausted: of('exhausted').value,
    orders: row.chips.filter(({ tone }) => tone === 'order').map(({ label }) => label),
    marks: row.chips.filter(({ tone }) => tone !== 'order').map(({ label }) => label),
    state: states[row.state],
  };
}

function shieldsOf(row: ShipRow, pool: Readonly<{ value: number; max: number }>): Shields {
  if (row.facings !== null)
    return {
      kind: 'facings',
      facings: row.facings.map(({ now, max }, side) => ({ name: String(side), value: now, max })),
    };
  return pool.max > 0 ? { kind: 'pool', pool } : { kind: 'none' };
}
