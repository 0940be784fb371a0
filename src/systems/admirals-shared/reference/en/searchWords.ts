/** What players say for the same thing, in either edition. */
export const SYNONYMS = `
ship, piece, unit, vessel, token, model | critical, crit, crits
strike, shoot, shooting, shot, fire, firing, attack, gunfire, bombard | armament, gun, cannon, weapon
weapon, gun, armament | skirmish, melee, boarding, board, close combat, fight, brawl
assault, attack, charge, ramming | ordnance, torpedo, torpedoes, torp, missile, rocket, bomb
super heavy, dreadnought, dreadnaught, superheavy, battleship, capital ship, sh
stationary, station, starbase, space station, base | escort, frigate, corvette, fighter escort
modifier, mod, to hit, to-hit, accuracy, bonus, malus, penalty | distance, range, far
move, speed, moving, fly, thrust | maneuver, manoeuvre, manouver | rotation, turn, rotate, pivot, spin
round, turn, game turn | terrain, stellar phenomena, phenomenon, scenery, obstacle
strategic system, objective, planet, star system, control point
dust cloud, asteroid, asteroids, debris, dust | hull, hp, health, hit points, damage
defeated, destroyed, destroy, dead, kill, killed, dies, die, sunk | reloading, reload, recharge
exhausted, exhaustion, fatigue, tired | shield, shielding, screen, deflector
save, saving throw, saving, defence roll | armor, armour | flak, point defence, point defense, pd
setup, set up, deploy, deployment, placement | place, deploy
initiative, first player, goes first, go first, who starts | command phase, planning phase, planning
refresh phase, end phase, end of round, end of turn, cleanup | action phase, activation phase
win, victory, winning, won | tie, tied, draw, level, equal | points, vp, score | scoring, score, points
power, pp, cost | carrier, hangar ship | flight group, fighter, fighters, squadron, wing, bomber
commander, admiral, captain, leader | lock on, reroll, re-roll, extra die | target lock, lock, lock icon
arc, firing arc, fire arc, broadside, field of fire | fore, front, bow, ahead | aft, rear, back, stern, behind
adjacent, next, neighbour, beside | friend, friendly, own, ally | enemy, opponent, hostile, foe, opposing
map, board, mat, battlefield | fleet, army, list, squad | library, deck | allegiance, faction, race, nation
lose, lost, loses, losing | choose, pick, select, decide | maximum, max, most, limit | minimum, min, least
cancel, block, stop, absorb, negate | repair, heal, fix, restore, regen, regenerate, recover
escape, leave, get out, flee | add up, stack, stacking, cumulative | scenario, mission | career, campaign
open play, casual, casual play | constructed, pickup, competitive
`;
