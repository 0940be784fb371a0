import type { Ruling } from '../../core/game/system';
import type { Shapes } from './geometry';

/** What an edition of Admirals is made of. Every rule takes what it needs of it as an argument. */
export interface AnyParts<Keywords, Terrains, SomeRulings = readonly Ruling[]> extends Shapes {
  readonly id: string;
  readonly keywords: Keywords;
  readonly terrains: Terrains;
  readonly rulings: SomeRulings;
}

/** The parts as one table plays them. */
export type AnyRules<Keywords, Terrains, SomeRulings> = Omit<
  AnyParts<Keywords, Terrains, SomeRulings>,
  'id'
>;
