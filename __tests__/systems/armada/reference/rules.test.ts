import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { RulingText } from '../../../../src/core/reference/entry';
import { referenceFaults } from '../../../../src/core/reference/faults';
import { searchReference } from '../../../../src/core/reference/search';
import { SIDES } from '../../../../src/systems/armada/attack/dice';
import { CONTENTS, readsRule } from '../../../../src/systems/armada/reference/contents';
import { en as reference } from '../../../../src/systems/armada/reference/en';
import { RULINGS } from '../../../../src/systems/armada/rulings';

/** Headings of the rules reference, its optional rules and its golden rules among them. */
const HEADINGS =
  `Golden Rules; Armament; Attack; Attack Pool; Attack Range; Command Dials; Command Phase; Command Tokens;
Commanders; Commands; Critical Effects; Damage; Defense Tokens; Deployment Zone; Destroyed Ships and Squadrons; Dice Icons;
Effect Use and Timing; Engagement; Exhausted; Faction; Firing Arc; First Player; Flagship; Fleet Building;
Friendly and Enemy; Hull Zones; ID Tokens; Initiative; Line of Sight; Maneuver Tool; Measuring Firing Arc and Range;
Modifying Dice; Objective Cards; Obstacles; Obstructed; Overlapping; Play Area; Premeasuring; Range and Distance; Readied;
Round; Scoring; Second Player; Setup; Setup Area; Shields; Ship; Ship Activation; Ship Movement; Ship Phase; Size Class;
Speed; Speed Chart; Squadron; Squadron Activation; Squadron Keywords; Squadron Movement; Squadron Phase; Status Phase;
Supply; Targeting Point; Titles; Unique Names; Upgrade Cards; Upgrade Icons; Victory Tokens; Winning and Losing; Yaw;
Unlimited Rounds; Team Play`
    .split(/;\s+/)
    .map((heading) => heading.trim());

const source = resolve(__dirname, '../../../../src/systems/armada');

describe('the map from the rules reference to entries', () => {
  test('every heading opens an entry that is no ruling, and no entry has another', () => {
    const kinds = HEADINGS.map(
      (heading) => reference.entries.find(({ id }) => id === readsRule(heading).entry)?.kind,
    );
    expect(kinds.filter((kind) => kind === undefined || kind === 'ruling')).toEqual([]);
    const named = reference.entries.flatMap(({ sections }) => sections);
    expect(named.filter((section) => !HEADINGS.includes(section))).toEqual([]);
  });

  test('every rule that the code names is a heading', () => {
    const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('reference'))
      .flatMap((path) => [
        ...readFileSync(join(source, path), 'utf8').matchAll(
          /(?:\brule: |\bruling\('[^']+',\s+|\breadsRule\()'([A-Z][^']+)'/g,
        ),
      ])
      .map(([, rule = '']) => rule);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((rule) => !HEADINGS.includes(rule))).toEqual([]);
  });

  test('there are 41 rulings, each with its answers, its reason and the other reading', () => {
    expect(RULINGS).toHaveLength(41);
    for (const { id, answers } of RULINGS) {
      const text: RulingText | undefined = reference.rulings[id];
      expect(Object.keys(text?.answers ?? {})).toEqual([...answers]);
      expect(text?.why).not.toBe('');
      if (answers.length === 1) expect(text?.other).toBeDefined();
    }
  });
});

describe('a sound reference', () => {
  test('contents and texts have the same entries in the same order', () => {
    expect(reference.entries.map(({ id }) => id)).toEqual(CONTENTS.map(({ id }) => id));
  });

  test('every link leads somewhere, and titles are told apart', () => {
    expect(referenceFaults(reference)).toEqual([]);
    const titles = reference.entries.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('entries are short, and quick references fit a phone', () => {
    const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
    expect(reference.entries.filter(({ text }) => words(text) > 130).map(({ id }) => id)).toEqual(
      [],
    );
    for (const { sections } of reference.quick) {
      const rows = sections.flatMap((one) => one.rows);
      expect(rows.length + sections.length).toBeLessThanOrEqual(28);
      for (const { label, value } of rows)
        expect(label.length + value.length).toBeLessThanOrEqual(62);
    }
  });

  test('the dice are told as they are rolled', () => {
    const told = reference.entries.find(({ id }) => id === 'dice-icons')?.text.join(' ');
    const count = (side: string) => SIDES.find((one) => one.side === side)?.sides;
    expect(told).toContain(`blue ${count('blue:hit')} hits, ${count('blue:crit')} criticals`);
    expect(told).toContain(`black ${count('black:blank')} blanks, ${count('black:hit')} hits`);
  });

  test.each([
    ['who goes first', 'initiative'],
    ['two attacks from one zone', 'attack'],
    ['squadron cap', 'fleet-building'],
    ['move shields', 'engineering-points'],
    ['ramming another ship', 'overlapping'],
    ['tie', 'winning'],
    ['strike back', 'counter'],
    ['reroll', 'modifying-dice'],
    ['look at my dials', 'command-dials'],
  ])('“%s” finds %s', (question, entry) => {
    expect(searchReference(reference, question, 4).map(({ id }) => id)).toContain(entry);
  });
});
