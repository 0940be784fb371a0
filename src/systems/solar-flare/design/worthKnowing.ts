import type { JudgedAs } from '../../kit/fleets/findings';
import type { Abilities } from './abilities';
import type { Design } from './places';

/** Ship Design: nothing of this is forbidden (ruling no-minimum), and a captain should know it. */
export type Worth =
  | JudgedAs<'no-crew', object>
  | JudgedAs<'no-weapon', object>
  | JudgedAs<'cannot-move', object>
  | JudgedAs<'turns-dear', object>
  | JudgedAs<'power-beyond-crew', { readonly power: number; readonly carried: number }>
  | JudgedAs<'crew-beyond-power', { readonly supply: number; readonly carried: number }>
  | JudgedAs<'unread', { readonly count: number }>;

/** What crew can carry beyond all power is no waste while it is a choice of where to go. */
const SPARE = 6;

const aboutPower = ({ power, stored, carried, teams }: Abilities): readonly Worth[] => {
  const supply = power + stored;
  if (teams === 0) return [{ id: 'no-crew', rule: 'Crew' }];
  if (carried < power) return [{ id: 'power-beyond-crew', rule: 'Phase 3', power, carried }];
  return carried > supply + SPARE
    ? [{ id: 'crew-beyond-power', rule: 'Phase 3', supply, carried }]
    : [];
};

const aboutMoves = ({ ahead, turns }: Abilities): readonly Worth[] => {
  if (ahead === 0 && turns === 0) return [{ id: 'cannot-move', rule: 'Ship Design' }];
  return turns === 0 ? [{ id: 'turns-dear', rule: 'Phase 2' }] : [];
};

export const worthKnowing = (
  { components }: Design,
  able: Abilities,
  unread: number,
): readonly Worth[] => {
  const isArmed = components.some(({ system }) => system === 'beam' || system === 'torpedo');
  return [
    ...(unread > 0 ? [{ id: 'unread', rule: 'Ship Design', count: unread } as const] : []),
    ...aboutPower(able),
    ...(isArmed ? [] : [{ id: 'no-weapon', rule: 'Ship Design' } as const]),
    ...aboutMoves(able),
  ];
};
