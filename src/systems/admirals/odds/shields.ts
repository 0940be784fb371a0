import type { ShieldPolicy } from '../../admirals-shared/odds/spec';

/** 5E: a point for every icon that may be blocked, one kind before the other. */
export function blockInOrder(
  hits: number,
  criticals: number,
  shields: number,
  policy: Exclude<ShieldPolicy, 'best'>,
): { readonly hits: number; readonly criticals: number } {
  switch (policy) {
    case 'none':
      return { hits: 0, criticals: 0 };
    case 'hits-first': {
      const onHits = Math.min(hits, shields);
      return { hits: onHits, criticals: Math.min(criticals, shields - onHits) };
    }
    case 'criticals-first': {
      const onCriticals = Math.min(criticals, shields);
      return { hits: Math.min(hits, shields - onCriticals), criticals: onCriticals };
    }
  }
}
