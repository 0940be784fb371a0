/** Words of which a run may consist: names and numbers, no sentence. */
export const NAMES = new Set(
  [
    'escort light heavy super stationary standard refit ally',
    'direct fore aft left right',
    'alpha beta delta gamma omega',
    'strategic system black hole core horizon dust cloud nebula',
    'hit hits critical target lock armor flak massive ore hull fast save saves evasion bunker down ram prow',
    'or and',
    ...Array.from({ length: 61 }, (_, number) => String(number)),
  ].flatMap((line) => line.split(' ')),
);
