import { tenBest } from '../../../builders/tenBest';
import { worthTo } from '../../../../src/systems/admirals/fleet/figures';
import { addEntries } from '../../../../src/systems/kit/fleets/entries';
import {
  ESCALATIONS,
  FLEET_MODES,
  type Escalation,
} from '../../../../src/systems/admirals-shared/fleet/types';
import { AIMS } from '../../../../src/systems/admirals-shared/fleet/aims';
import { checkFleet } from '../../../../src/systems/admirals/fleet/checkFleet';
import { searchCompletions, whatFits } from '../../../../src/systems/admirals/fleet/completions';
import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import { fleetFromCodes } from '../../../builders/fleetFromCodes';
import { setupFromFleets } from '../../../../src/systems/admirals/fleet/setupFromFleets';
import { viewFleet } from '../../../../src/systems/admirals/fleet/fleetView';
import { shipBreaches } from '../../../../src/systems/admirals/fleet/shipRules';
import { start } from '../../../../src/systems/admirals/play/start';
import { TRAINING_FLEETS } from '../../../../src/systems/admirals/training/fleets';
import { KILN_LIST, LANTERN_LIST } from '../../../../src/systems/admirals-shared/training/lists';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';
import { fleetWords } from '../../../../src/systems/admirals/words/en/fleet';
import { RULES } from '../../../builders/admirals';

const cards = fleetCards(TRAINING_PACK.cards);
const lists = [LANTERN_LIST, KILN_LIST];
// The keys of the table are its escalation levels.
const levels = Object.keys(ESCALATIONS) as Escalation[];

describe('ready fleets', () => {
  test('one a faction at every level, for constructed and for open play', () => {
    for (const list of lists)
      for (const escalation of levels)
        for (const mode of FLEET_MODES)
          expect(
            TRAINING_FLEETS.filter(
              (fleet) =>
                fleet.list === list.code &&
                fleet.limit.escalation === escalation &&
                fleet.mode === mode,
            ),
          ).toHaveLength(1);
  });

  test.each(TRAINING_FLEETS.map((fleet) => [`${fleet.name}, ${fleet.mode}`, fleet] as const))(
    '%s is legal, full and wants for nothing',
    (_name, fleet) => {
      const list = cards.lists.get(fleet.list) ?? LANTERN_LIST;
      const report = checkFleet({ fleet, list, cards, rules: RULES });
      expect(report.breaches.map((breach) => fleetWords.breach(breach))).toEqual([]);
      expect(report.warnings.map((warning) => fleetWords.warning(warning))).toEqual([]);
      expect(report.left).toBe(0);
    },
  );

  const side = (fleet: (typeof TRAINING_FLEETS)[number], team: string) => ({
    player: { id: team, team, name: `Player ${team}` },
    fleet,
    list: cards.lists.get(fleet.list) ?? LANTERN_LIST,
    cards,
  });
  const terms = {
    teams: [
      { id: 'A', name: 'Team A' },
      { id: 'B', name: 'Team B' },
    ],
    strategicSystems: 3,
  };

  test.each(levels.flatMap((level) => FLEET_MODES.map((mode) => [level, mode] as const)))(
    'the two of level %s, %s, start a game',
    (escalation, mode) => {
      const both = TRAINING_FLEETS.filter(
        (fleet) => fleet.limit.escalation === escalation && fleet.mode === mode,
      );
      const sides = both.map((codes, i) => side(codes, i === 0 ? 'A' : 'B'));
      const setup = setupFromFleets(sides, terms);
      if (!setup.ok) throw new Error('every card is there');
      expect(setup.value).toMatchObject({ mode, escalation, players: [{ id: 'A' }, { id: 'B' }] });
      const begun = start(RULES, setup.value);
      if (!begun.ok) throw new Error(begun.why.id);
      const entered = begun.events.filter(({ type }) => type === 'ship-entered');
      expect(entered).toHaveLength(both.flatMap(({ ships }) => ships).length);
    },
  );
});

describe.each(lists.map((list) => [list.name, list] as const))('the %s list', (_name, list) => {
  const empty = (escalation: Escalation, mode: 'constructed' | 'open' = 'constructed') =>
    fleetFromCodes({ mode, limit: { escalation }, list: list.code, ships: [] });

  test.each(levels)('fills level %s exactly, in both modes', (escalation) => {
    for (const mode of FLEET_MODES) {
      const fleet = empty(escalation, mode);
      const [best] = tenBest(
        searchCompletions({
          fleet,
          list,
          cards,
          valueOf: worthTo('hull', cards, RULES),
          rules: RULES,
        }),
      ).found;
      expect(best?.left).toBe(0);
      const codes = (best?.add ?? []).flatMap(({ code, copies }) =>
        Array.from({ length: copies }, () => code),
      );
      expect(
        shipBreaches(viewFleet({ fleet: addEntries(fleet, codes), list, cards, rules: RULES })),
      ).toEqual([]);
    }
  });

  test('every ship of it fits into some level', () => {
    const fits = whatFits({ fleet: empty('Omega'), list, cards, rules: RULES });
    expect(fits.filter((fit) => !fit.fits)).toEqual([]);
  });

  test.each(AIMS)('ten best completions of an empty Omega fleet for %s take few steps', (aim) => {
    const valueOf = worthTo(aim, cards, RULES);
    const { found, end, steps } = tenBest(
      searchCompletions({
        fleet: empty('Omega'),
        list,
        cards,
        valueOf,
        rules: RULES,
      }),
    );
    expect(found).toHaveLength(10);
    expect(end).toBe('wanted');
    expect(steps).toBeLessThan(5000);
  });
});
