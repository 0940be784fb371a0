import type { ShieldPolicy } from '../../admirals-shared/odds/spec';

/** 5E: a point for every icon that may be blocked, one kind before the other. */
export const blockInOrder = (
  hits: number,
  criticals: number,
  shields: number,
  policy: Exclude<ShieldPolicy, 'best'>,
) => {
  const points = policy === 'none' ? 0 : shields;
  const kept = policy === 'criticals-first' ? Math.min(criticals, points) : 0;
  const onHits = Math.min(hits, points - kept);
  return { hits: onHits, criticals: Math.min(criticals, points - onHits) };
};
