import type { QuickReference, QuickRow } from '../../../../../core/reference/entry';
import { MOST_DEFENCE } from '../../../attributes';
import type { Terrain } from '../../../../admirals-shared/cards/terms';
import { drawnInFor, escapeFor, terrainFigures, wayFigures } from '../../figures';
import { number, orLess, plural, row, section, signed } from '../../../../kit/reference/rows';

const terrainRows = (terrain: Terrain, entry: string): readonly QuickRow[] => {
  const { struck: at, armor, flak, noShields, noOrdnance, noStrikes } = terrainFigures(terrain);
  const upTo = `up to ${number(MOST_DEFENCE)}`;
  return [
    ...(at ? [row('Strikes at it', signed(at.by), entry)] : []),
    ...(armor ? [row('Armor', `${signed(armor.by)}, ${upTo}`, entry)] : []),
    ...(flak ? [row('Flak', `${signed(flak.by)}, ${upTo}`, entry)] : []),
    ...(noShields === undefined ? [] : [row('Shields', 'none may be spent', entry)]),
    ...(noOrdnance === undefined || noStrikes !== undefined
      ? []
      : [row('Its strikes', 'not with Ordnance', 'guidance-malfunction')]),
    ...(noStrikes === undefined ? [] : [row('Its strikes', 'none', entry)]),
  ];
};

const bunkerDown = terrainFigures('Strategic System').combatSave?.upTo ?? 0;
const horizon = drawnInFor('Light');
const escape = escapeFor('Light');

export const terrain: QuickReference = {
  id: 'terrain',
  title: 'Terrain',
  sections: [
    section(
      'Strategic System (white)',
      row('In a skirmish', `save ${orLess(bunkerDown)}`, 'bunker-down'),
      row(
        'Each refresh',
        plural(wayFigures('secureArea').points, { one: '# point', other: '# points' }),
        'secure-area',
      ),
      row('Most of them', 'initiative', 'initiative'),
    ),
    section(
      'Black Hole, Horizon (purple)',
      row('Entering', `${number(horizon.illFrom)} or more: into the Core`, 'black-hole-horizon'),
      row(
        'On that roll',
        `Super Heavy ${signed(drawnInFor('Super Heavy').applied)}, ` +
          `Massive ${signed(drawnInFor('Light', ['Massive']).applied)}`,
        'black-hole-horizon',
      ),
      ...terrainRows('Black Hole Horizon', 'guidance-malfunction'),
    ),
    section(
      'Black Hole, Core (red)',
      ...terrainRows('Black Hole Core', 'black-hole-core'),
      row('Stay a whole activation', 'defeated', 'black-hole-core'),
      row(
        'Leaving',
        `${number(escape.illFrom)} or more: defeated; ` +
          `${signed(escapeFor('Heavy').applied)} unless Light, Escort`,
        'escape-velocity',
      ),
    ),
    section(
      'Dust Cloud (yellow)',
      ...terrainRows('Dust Cloud', 'dust-cloud'),
      row('Entering', '4–5: shield or hull; 6: 2 hull', 'treacherous-navigation'),
    ),
    section('Nebula (blue-green)', ...terrainRows('Nebula', 'nebula')),
  ],
};
