import type { QuickReference, QuickRow } from '../../../../../core/reference/entry';
import { MOST_DEFENCE } from '../../../attributes';
import type { Save } from '../../../../admirals-shared/saves';
import { combatSaves, strikeSaves } from '../../figures';
import { number, orLess, row, section } from '../../../../kit/reference/rows';

const SAVE_ENTRIES: Readonly<Record<string, string>> = {
  Massive: 'massive-save',
  'Ore Hull': 'ore-hull-save',
  Fast: 'fast-save',
  'Ram-Prow': 'ram-prow-save',
  Evasion: 'evasion-save',
  'Bunker Down': 'bunker-down',
};

const saveRow = ({ name, upTo }: Save): QuickRow =>
  row(name, orLess(upTo), SAVE_ENTRIES[name] ?? 'saves');

export const saves: QuickReference = {
  id: 'saves',
  title: 'Saves',
  sections: [
    section(
      'Hit',
      row('Shield', 'cancels it, 1 point each', 'block-with-shields'),
      row('Armor', 'Armor or less; not against Heavy', 'armor-save'),
      row('Flak', 'Flak or less; Ordnance only', 'flak-save'),
    ),
    section(
      'Critical Hit',
      row('Shield, Armor, Flak', 'as for a Hit', 'critical-hit'),
      ...strikeSaves('critical').map(saveRow),
    ),
    section(
      'Direct Hit in a strike',
      row('Shield, Armor, Flak', 'no use', 'direct-hit'),
      ...strikeSaves('direct').map(saveRow),
    ),
    section(
      'Direct Hit in a skirmish',
      row('Shield, Armor, Flak', 'no use', 'combat-saves'),
      ...combatSaves().map(saveRow),
    ),
    section(
      'Always',
      row('Roll', 'each save once an icon; one success is enough', 'saves'),
      row('Armor and Flak', `count up to ${number(MOST_DEFENCE)}`, 'armor-value'),
      row('No save', 'dust, Lethal', 'treacherous-navigation'),
    ),
  ],
};
