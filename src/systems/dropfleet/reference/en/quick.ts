import { quickSheetsIn } from '../../../kit/reference/quickSheets';

export const quick = quickSheetsIn(`
# round: The round
## Planning
Action points | 1 and the Admiral’s level | planning
Pass tokens | two Groups fewer | pass-tokens
Initiative | a die, +1 higher Admiral | initiative
## Activation
Groups | in turns, or a pass token | activation
Dropsites | that you control | dropsites
Dropped Features | in turns | features
## Assets
Battalions | equal losses | battalion-combat
Boarding | Core hits, Backup Saves | boarding
Wings | Fighters, Bombers, Torpedoes | wings
## End
Fire | 1 hull a token | end-phase
Repair | 4+, Orbital Decay 6+ | repair
Points | rounds 4 and 6 | scoring
# orders: Orders and effects
## Orders
General Quarters | half the weapons, −2 Spikes | general-quarters
Silent Running | no weapons, no Spikes | silent-running
Weapons Free | all weapons, +2 Spikes | weapons-free
Course Change | one weapon, +1 Spike | course-change
Max Thrust | no weapons, +2 Spikes | max-thrust
Damage Control | one Close Action, Spikes stay | damage-control
## Crippling, 2D6
2–3: a Spike | 4–5: 1 more damage | crippling-table
6: Fire | 7: saves −1 | crippling-table
8: Scan 1″ | 9: no weapons | crippling-table
10: moves 2″ | 11+: falls | crippling-table
## Explosion, 1D6
1: nothing | 2: Spikes, double range | explosion-table
3, 4, 5 | 2 hits: Kinetic, Energy, Core | explosion-table
6+ | 2 damage and a Spike | explosion-table
# dropsites: Dropsites and points
## Hull and signature
Small | 10 hull, Station 4″, City 0″ | dropsites
Medium | 15 hull, Station 6″, City 0″ | dropsites
Large | 25 hull, Station 8″, City 0″ | dropsites
## Points, rounds 4 and 6
Control | 2 · 3 · 4 | scoring
Contest | 0 · 1 · 2 | scoring
Tie | Kill Points | scoring
## Landing
Drop Pods | 3″, Cities | launching-battalions
Boarding Pods | 3″, Stations, enemy Ships | launching-battalions
Dropships | 3″, same layer | launching-battalions
Bulk Landers | 6″, contested 2 for 1 | launching-battalions
`);
