import type { Reference } from '../../src/core/reference/entry';
import { contentsOf } from '../../src/systems/kit/reference/contents';
import { readsIn } from '../../src/systems/kit/reference/entryIds';
import { englishSearch } from '../../src/systems/kit/reference/englishSearch';
import { makeReference } from '../../src/systems/kit/reference/makeReference';
import { rulingPhrases } from '../../src/systems/kit/reference/rulingPhrases';
import { RULINGS } from './setup';
import { rulings } from './words';

export const CONTENTS = contentsOf(
  `
fleets: 1
turns: 2
firing: 3
winning: 4
`,
  RULINGS,
);

export const readsRule = readsIn(CONTENTS);

const TEXT = `
# Tubs

## Fleets
Each side brings tubs for up to 10 points.

## Turns
The teams take turns with one tub each. When every tub has had its turn, a round is over; there are four.

## Firing | shooting, attack
Roll a die for each gun: from 4 on it is a hit. The target pumps away as many hits as it has pumps, each once; the rest is lost hull. Without hull a tub sinks.

## Winning
A tub that [[firing|sinks]] is worth its cost to the other side.
`;

export const reference: Reference = makeReference(CONTENTS, RULINGS, {
  texts: [TEXT],
  rulings,
  say: rulingPhrases,
  search: englishSearch(''),
});
