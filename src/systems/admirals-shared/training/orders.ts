import { namedIn, effectsIn, splitAt } from './rulesText';
import { ROLES } from '../cards/terms';
import type { OrderCard } from '../cards/types';

/** Code and name, in brackets whom it is for or that it is Psionic, and what it does. */
const ORDERS = `
B-001 Steady Aim: strike -1 from 2
B-002 Weave: struck +1 from 2
B-003 Flank Speed: moves 0 1
B-004 Hard Turn (Heavy/Super Heavy): turns 1
B-005 Brace: Armor [1]
B-006 Point Defence: Flak [2]
B-007 Recharge Shields: repair shields 2 reveal
B-008 Damage Control: repair hull 1 refresh
B-009 Firing Solution: lock-on 1
B-010 Stand by to Board: skirmish 2
B-011 Close Screen: Cover [1]
B-012 Press the Breach: strike -1 at unshielded
S-001 Broadside (Heavy/Super Heavy): lock-on 2 within 1
S-002 Dark Running: Stealth; moves 0 -1
S-003 Ramming Speed (Heavy/Super Heavy): Ram-Prow; moves 0 1
S-004 All Hands to Repairs: repair hull 2 refresh; repair criticals 1 refresh; strike 1
S-005 Overcharge: strike -1 with Heavy
S-006 Wolf Pack: strike -1 by Escort/Light for friends 1
S-007 Spotting Relay: lock-on 1 from 2 for friends 2
S-008 Last Stand: Grudge; Lethal [2]
B-013 Premonition (Psionic): struck 1
S-009 Borrowed Minute (Psionic): repair exhausted 1 reveal; text Once this round, before its first strike, the ship may rotate once to an adjacent facing.
`;

const orderIn = (line: string): OrderCard => {
  const [title, effects] = splitAt(line, ': ');
  const [named, inBrackets] = splitAt(title.replace(')', ''), ' (');
  const [code, name] = splitAt(named);
  const roles = namedIn(ROLES, inBrackets.split('/'));
  return {
    kind: 'order',
    code,
    name,
    type: code.startsWith('B') ? 'Basic' : 'Special',
    psionic: inBrackets === 'Psionic',
    requirements: roles.length > 0 ? [{ on: 'role', roles }] : [],
    effects: effectsIn(effects),
  };
};

export const TRAINING_ORDERS: readonly OrderCard[] = ORDERS.trim().split('\n').map(orderIn);
