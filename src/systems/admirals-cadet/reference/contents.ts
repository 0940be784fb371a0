import { contentsOf } from '../../kit/reference/contents';
import { KEYWORDS } from '../keywords';
import { RULINGS } from '../rulings';

/** Every entry in the order of the booklet, with the sections that it tells. */
export const CONTENTS = contentsOf(
  `
Objectives; what-you-need: What you need to play; Setup; ship-card: Ship Card and Token Anatomy
order-card: Order Card Anatomy; weapon-card: Weapon Card Anatomy
Turn Structure; Orders Phase; Ship Phase; Refresh Phase
Armaments; attacks: Making Attacks; arcs: Attack Arcs; attack-icons: Resolving Attack Icons; Target Locks; Hits
Shields; Critical Hits
term Direct Hit
Movement; Skirmishes; Ending the Game
keywords
terrain: Terrain Types
terrain Star System; Black Hole; Dust Cloud; Nebula
weapon-types: Weapon Types, Basic Weapons; Heavy; Ordnance; order-types: Order Types, Basic Orders
special-orders: Special; psionic-orders: Psionic
Constructed Play; fleet-values: Cadet Pack Fleet Values; Historic Play; Flight of the Paladin; Live and Learn
Holding Out for a Hero; Career Play
term card-name: Ship Card Name, Ship Class Name; editions: Ending the Game
`,
  RULINGS,
  KEYWORDS,
);
