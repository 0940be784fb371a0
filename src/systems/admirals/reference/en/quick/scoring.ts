import type { QuickReference, QuickRow } from '../../../../../core/reference/entry';
import { ROUNDS } from '../../../rounds/winner';
import type { Way } from '../../../scoring/score';
import { wayFigures } from '../../figures';
import { number, row, section } from '../../../../kit/reference/rows';

const WAY_NAMES: Readonly<Record<Way, readonly [name: string, per: string, entry: string]>> = {
  secureArea: ['Secure Area', 'a ship in a system', 'secure-area'],
  holdTerritory: ['Hold Territory', 'a ship next to a held system', 'hold-territory'],
  bringItDown: ['Bring it Down', 'a Super Heavy or Stationary lost', 'bring-it-down'],
  stakeAClaim: ['Stake a Claim', 'a system held', 'stake-a-claim'],
  flyTheFlag: ['Fly the Flag', 'a Super Heavy or Stationary kept', 'fly-the-flag'],
  shutOut: ['Shut Out', 'an enemy still in reserve', 'shut-out'],
};

const wayRow = (way: Way): QuickRow => {
  const [name, per, entry] = WAY_NAMES[way];
  return row(name, `${number(wayFigures(way).points)}: ${per}`, entry);
};

export const scoring: QuickReference = {
  id: 'scoring',
  title: 'Scoring',
  sections: [
    section('As each Refresh Phase starts', wayRow('secureArea'), wayRow('holdTerritory')),
    section('At once', wayRow('bringItDown')),
    section(
      `After round ${number(ROUNDS)}`,
      wayRow('stakeAClaim'),
      wayRow('flyTheFlag'),
      wayRow('shutOut'),
    ),
    section(
      'Who wins',
      row('Wiped out', 'the other team, at once', 'wiped-out'),
      row('Else', 'more points', 'scoring-and-tiebreakers'),
      row('Level', 'more systems held', 'tiebreakers'),
      row('Still level', 'less Power lost', 'tiebreakers'),
      row('Still', 'a draw', 'tiebreakers'),
    ),
    section('Open play', row('At the end', 'the Power of undefeated ships', 'all-out-war')),
  ],
};
