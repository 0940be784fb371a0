import type { QuickReference } from '../../../../../core/reference/entry';
import { quickEditions } from '../../../../admirals-shared/reference/en/quick/editions';
import { fleet } from './fleet';
import { movement } from './movement';
import { round } from './round';
import { saves } from './saves';
import { scoring } from './scoring';
import { skirmish } from './skirmish';
import { strike } from './strike';
import { terrain } from './terrain';

export const quick: readonly QuickReference[] = [
  round,
  strike,
  skirmish,
  movement,
  terrain,
  saves,
  fleet,
  scoring,
  quickEditions('second'),
];
