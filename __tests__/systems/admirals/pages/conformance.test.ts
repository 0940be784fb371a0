import hexCases from '../../../conformance/admirals/hex.json';
import saveCases from '../../../conformance/admirals/save.json';
import skirmishCases from '../../../conformance/admirals/skirmish.json';
import strikeCases from '../../../conformance/admirals/strike.json';
import modifierCases from '../../../conformance/admirals/strike-modifiers.json';
import { sideAt, subtract, turnHex } from '../../../../src/core/hex/hex';
import { withAnswers, type Answer, type Answers } from '../../../../src/core/pages/answers';
import { readCard } from '../../../../src/systems/admirals/cards/forms';
import type { WeaponCard } from '../../../../src/systems/admirals-shared/cards/types';
import {
  fightOf,
  oddsOf as skirmishOddsOf,
} from '../../../../src/systems/admirals-shared/pages/skirmish';
import {
  SKIRMISH,
  skirmishPage,
} from '../../../../src/systems/admirals/pages/skirmish/skirmishPage';
import { aimingOf } from '../../../../src/systems/admirals-shared/pages/strike/aiming';
import { choicesTold, oddsOf } from '../../../../src/systems/admirals/pages/strike/odds';
import { EDITION, strikePage } from '../../../../src/systems/admirals/pages/strike/strikePage';
import { saveChance, stopChance } from '../../../../src/systems/admirals-shared/explain';
import { differences } from '../../../conformance/differences';
import { weapon } from '../../../builders/admirals';
import { inAction, play, type Battle, type Duel, type DuelShip } from '../../../builders/battle';
import { blockOf, seenIn } from '../../../builders/pages';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';

/** The cases that others worked out, asked of the pages of a game: what is given is played, then read off. */

const byId = <Case extends { readonly id: string }>(cases: readonly Case[]) =>
  cases.map((one) => [one.id, one] as const);

// The values of a card's fields are promised by whoever wrote the cases, and a card that breaks it fails by itself.
const ship = (draft: object): DuelShip => draft as DuelShip;

const copies = (count: number, make: (at: number) => DuelShip): readonly DuelShip[] =>
  Array.from({ length: count }, (_, at) => make(at));

const battered = (
  id: string,
  given: { readonly terrain?: string | null } & Readonly<Record<string, unknown>>,
): readonly AdmiralsCommand[] => {
  const track = (name: string, to: unknown): readonly AdmiralsCommand[] =>
    typeof to === 'number' && to > 0 ? [{ type: 'set-track', ship: id, track: name, to }] : [];
  const mark = (name: string, to: number): readonly AdmiralsCommand[] =>
    to > 0 ? [{ type: 'set-mark', subject: id, mark: name, to }] : [];
  return [
    ...track('criticals', given['criticalDamage']),
    ...track('exhausted', given['exhausted']),
    ...mark('skirmish-dice-penalty', Number(given['skirmishDicePenalty'] ?? 0)),
    ...mark('evade-used', given['role'] === 'Escort' && given['evadeReady'] === false ? 1 : 0),
    ...(given.terrain
      ? // One of the terrains, by the same promise.
        [{ type: 'set-terrain', ship: id, terrain: given.terrain } as AdmiralsCommand]
      : []),
  ];
};

const readWeapon = (types: readonly string[], chart: unknown): WeaponCard => {
  const draft = { kind: 'weapon', code: 'W-001', name: 'Weapon', types, maxDistance: 9, chart };
  const read = readCard(draft, '');
  if (!read.ok || read.value.kind !== 'weapon') throw new Error(JSON.stringify(read));
  return read.value;
};

const told = (answers: Readonly<Record<string, Answer>>): Answers => withAnswers({}, answers);

const aimed = (battle: Battle, answers: Answers) => {
  const aiming = aimingOf({ edition: EDITION, view: seenIn(battle), answers }, 'a1', null);
  if (!aiming?.answer) throw new Error('nothing to strike with');
  return { ...aiming, answer: aiming.answer };
};

/** A strike of a1 at b1, with whoever else is there. */
const table = (draft: Duel, commands: readonly AdmiralsCommand[]): Battle =>
  play(inAction(draft), ...commands);

describe('hex: the radar says distance, arcs and facings', () => {
  test.each(byId(hexCases))('%s', (_id, { given: { attacker, target }, expect: answer }) => {
    const battle = table({}, []);
    const hex = turnHex(subtract(target, attacker), -attacker.facing);
    const { where } = aimed(
      battle,
      told({
        'at.b1.q': hex.q,
        'at.b1.r': hex.r,
        'at.b1.facing': sideAt(target.facing - attacker.facing),
      }),
    );
    const { distance, arcs, facings } = where;
    expect(differences(answer, { distance, arcs, shieldFacings: facings })).toEqual([]);
  });
});

describe('save: what the page of a strike lets the target roll', () => {
  test.each(byId(saveCases))(
    '%s',
    (_id, { given: { icon, weaponTypes, target }, expect: answer }) => {
      const { coveredBy, terrain: _terrain, ...printed } = target;
      const battle = table(
        {
          b: [
            ship({ id: 'b1', ...printed }),
            ...copies(coveredBy, (at) => ({ id: `c${at}`, keywords: ['Cover [0]'] })),
          ],
          cards: [readWeapon(weaponTypes, [])],
        },
        battered('b1', target),
      );
      const near = Array.from({ length: coveredBy }, (_, at) => [`c${at}`, 0]);
      const { saves } = aimed(
        battle,
        told({ target: 'b1', at: { b1: { nearTarget: near } } }),
      ).answer;
      // One of the icons, as the cases promise.
      const own = saves[icon as keyof typeof saves];
      const shown = {
        saves: own.map((save) => ({ name: save.name, chance: saveChance(save) })),
        stopChance: stopChance(own),
      };
      expect(differences(answer, shown)).toEqual([]);
    },
  );
});

describe('strike-modifiers: the sum on the page of a strike', () => {
  test.each(byId(modifierCases))('%s', (_id, { given, expect: answer }) => {
    const lures = given.delectablePiecesWithin2;
    const effects = given.orderModifiers.map((value) => ({
      does: 'modifier' as const,
      at: 'strike' as const,
      value,
      when: [],
      reach: { whom: 'bearer' as const },
    }));
    const isOpen = given.mode === 'open';
    const battle = table(
      {
        a: [
          ship({ id: 'a1', ...given.attacker, ...(isOpen ? {} : { commander: 'C' }) }),
          { id: 'a2', keywords: ['Augur'] },
        ],
        b: [
          ship({ id: 'b1', ...given.target }),
          ...copies(lures, (at) => ({ id: `d${at}`, keywords: ['Delectable'] })),
        ],
        cards: [
          weapon({
            name: 'Weapon',
            // Types as the cases promise.
            types: given.weaponTypes as WeaponCard['types'],
            modifiers: given.weaponModifiers.map((value) => ({ value, when: [] })),
          }),
          { kind: 'commander', code: 'C', name: 'Order', effects },
        ],
        ...(isOpen ? { leads: { 'p-a': { commander: 'C' } } } : {}),
        terms: isOpen ? { mode: 'open', escalation: null } : {},
      },
      battered('b1', given.target),
    );
    const answers = told({
      target: 'b1',
      skilled: given.useSkilled,
      at: { b1: { nearAttacker: Array.from({ length: lures }, (_, at) => [`d${at}`, 2]) } },
      ...(given.augurAugments ? { augur: 'a2' } : {}),
    });
    const page = strikePage(seenIn(battle), 'a1', answers);
    const sum = page && blockOf(page, 'sum');
    const shown = {
      sources: sum?.rows.map(({ label, value }) => [label.split(' of ')[0], value]),
      sum: sum?.rows.reduce((all, { value }) => all + value, 0),
      applied: sum?.total.value,
    };
    expect(differences(answer, shown)).toEqual([]);
  });
});

const ROLE_LIMITS: Readonly<Record<string, number>> = {
  Escort: 0,
  Light: 1,
  Heavy: 1,
  'Super Heavy': 2,
  Stationary: 0,
};

/** A card has the order limit of its role, and one more as a Refit or Massive. */
const typeFor = (target: (typeof strikeCases)[number]['given']['target']) => {
  const own = ROLE_LIMITS[target.role] ?? 0;
  const massive = target.keywords.some((keyword) => String(keyword).startsWith('Massive'));
  if (target.orderLimit === own + (massive ? 1 : 0)) return 'Standard';
  return !massive && target.orderLimit === own + 1 ? 'Refit' : null;
};

const printable = strikeCases.filter(
  ({ given: { target } }) => typeFor(target) !== null && target.criticalDamage <= target.orderLimit,
);

describe('strike: the odds on the page of a strike', () => {
  test('most cases are ships that a card can print', () => {
    expect(printable.length).toBeGreaterThan(strikeCases.length / 2);
  });

  test.each(byId(printable))('%s', (_id, { given, expect: answer }) => {
    const { coveredBy, terrain: _terrain, orderLimit: _limit, ...printed } = given.target;
    const battle = table(
      {
        a: [{ id: 'a1', armamentDice: [given.dice] }],
        b: [
          ship({ id: 'b1', ...printed, type: typeFor(given.target) }),
          ...copies(coveredBy, (at) => ({ id: `c${at}`, keywords: ['Cover [0]'] })),
        ],
        cards: [readWeapon(given.weapon.types, given.weapon.chart)],
        terms: {
          rulings: {
            'lock-on-after-shields': given.policy.lockOnBlockable ? 'blockable' : 'after-shields',
          },
        },
      },
      battered('b1', given.target),
    );
    const answers = told({
      target: 'b1',
      at: { b1: { nearTarget: Array.from({ length: coveredBy }, (_, at) => [`c${at}`, 0]) } },
      policy: { locks: given.policy.locks, shields: given.policy.shields },
    });
    // All modifiers are given, those of terrain among them: a modifier by hand makes up the difference.
    const own = aimed(battle, answers).answer.modifiers.sum;
    const all = given.modifiers.reduce((sum, value) => sum + value, 0);
    const modified = withAnswers(answers, { modifiers: [all - own] });
    const { answer: worked } = aimed(battle, modified);
    const odds = oddsOf(worked, choicesTold(modified), battle.rules);
    expect(differences(answer, { modifier: worked.spec.modifier, ...odds })).toEqual([]);
    const page = strikePage(seenIn(battle), 'a1', modified);
    const fatal = page && blockOf(page, 'odds').bars.find((bar) => bar.fatal);
    expect(fatal?.chance).toBeCloseTo(answer.defeated, 9);
  });
});

describe('skirmish: pools and odds on the page of a skirmish', () => {
  test.each(byId(skirmishCases))('%s', (_id, { given, expect: answer }) => {
    const helper = (id: string, dice: number): readonly DuelShip[] =>
      dice > 0 ? [{ id, keywords: [`Support [${dice}]`] }] : [];
    const battle = table(
      {
        a: [
          ship({ id: 'a1', ...given.active, type: 'Refit' }),
          ...helper('a2', given.active.supportDice),
        ],
        b: [
          ship({ id: 'b1', ...given.opposing, type: 'Refit' }),
          ...helper('b2', given.opposing.supportDice),
        ],
      },
      [...battered('a1', given.active), ...battered('b1', given.opposing)],
    );
    const answers = told({
      opposing: 'b1',
      nearActive: given.active.supportDice > 0 ? [['a2', 0]] : [],
      nearOpposing: given.opposing.supportDice > 0 ? [['b2', 0]] : [],
    });
    const view = seenIn(battle);
    const piece = view.pieceOf('a1');
    const fight = piece && fightOf(SKIRMISH, view, piece, answers);
    if (!fight || !('duel' in fight)) throw new Error('nobody to fight');
    const { duel: worked } = fight;
    const { active, opposing, bothDefeated } = skirmishOddsOf(view, worked);
    const shown = {
      activeDice: worked.active.pool.value,
      opposingDice: worked.opposing.pool.value,
      activeDefeated: active.defeated,
      opposingDefeated: opposing.defeated,
      bothDefeated,
      expectedHullLostActive: active.expectedHullLost,
      expectedHullLostOpposing: opposing.expectedHullLost,
    };
    expect(differences(answer, shown)).toEqual([]);
    const page = skirmishPage(view, 'a1', answers);
    const chances = page && blockOf(page, 'odds').bars.map(({ chance }) => chance);
    expect(chances?.[3]).toBeCloseTo(answer.bothDefeated, 9);
  });
});
