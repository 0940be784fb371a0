import type { Answers } from '../../../core/pages/answers';
import type { Shelf, Tool } from '../../../core/pages/desks';
import { onShelf } from '../../kit/cards/shelfCards';
import { countWithin, flagAt, textAt } from '../../kit/pages/answered';
import { choiceBlock } from '../../kit/pages/choices';
import { laidOut, switchesBlock, type Blocks } from '../../kit/pages/laidOut';
import { stepperAt } from '../../kit/pages/steppers';
import { poolFor, specFor, type UnitCard } from '../attack/pool';
import { shieldsOfCard, tokensOf, type ShipCard, type SquadronCard } from '../cards';
import { readsRule } from '../reference/contents';
import { rulesFor, type Rules } from '../rulings';
import { diceIn, type DefenseToken } from '../terms';
import type { Words } from '../words/en';
import { aimBlocks, aimIn, counterOdds, oddsBlocks, swarmSwitch } from './aim';
import { spendSwitches } from './view';

const nameIn = ({ kind, code }: UnitCard): string => `${kind}:${code}`;

const tokensFor = (answers: Answers, target: UnitCard): readonly DefenseToken[] =>
  tokensOf(target).map((type, place): DefenseToken => {
    const isThere = flagAt(answers, `tokens.${place}`) ?? true;
    return { id: `t${place}`, type, state: isThere ? 'readied' : 'discarded' };
  });

/** Two units, as a player sets them up. */
const supposed = (answers: Answers, units: readonly UnitCard[]) => {
  const [first, second = first] = units;
  const named = (id: string) => units.find((one) => nameIn(one) === textAt(answers, id));
  const attacker = named('attacker') ?? first;
  const target = named('target') ?? second;
  if (!attacker || !target) return null;
  const told = aimIn(answers, attacker, target, { zone: 'front', swarm: false });
  const full = target.kind === 'ship' && told.at ? shieldsOfCard(target)[told.at] : 0;
  return {
    aim: { ...told, attacker, target },
    told,
    tokens: tokensFor(answers, target),
    shields: countWithin(answers, 'shields', { max: 9 }) ?? full,
    /** Damage cards of a ship, lost hull of a squadron. */
    lost: countWithin(answers, 'cards', { max: target.hull - 1 }) ?? 0,
  };
};

type Supposed = NonNullable<ReturnType<typeof supposed>>;

const blocksFor = (words: Words, units: readonly UnitCard[], one: Supposed): Blocks => {
  const { attack: say, whatIf } = words.own;
  const { aim, told, tokens, shields, lost } = one;
  const { attacker, target } = aim;
  const isShip = target.kind === 'ship';
  const options = units.map((card) => ({ value: nameIn(card), label: card.name }));
  return [
    choiceBlock('menu', 'attacker', whatIf.attacker, nameIn(attacker), options),
    aimBlocks(words, told, { value: nameIn(target), options }, poolFor(aim).gathered),
    attacker.kind === 'ship' && spendSwitches({ dial: true, token: true }, told, say),
    !isShip && swarmSwitch(words, attacker, told.swarm),
    isShip && stepperAt('shields', whatIf.shields, shields, { max: 9, ...readsRule('Shields') }),
    stepperAt('cards', isShip ? whatIf.cards : whatIf.lost, lost, {
      max: target.hull - 1,
      ...readsRule('Damage'),
    }),
    switchesBlock(
      tokens.map(({ type, state }, at) => ({
        ...{ id: `tokens.${at}`, label: words.tokens[type], on: state === 'readied' },
      })),
      whatIf.tokens,
    ),
  ];
};

const oddsFor = (words: Words, one: Supposed, rules: Rules, answers: Answers): Blocks => {
  const { aim, told, tokens, shields, lost } = one;
  const { attacker, target } = aim;
  const hullLeft = target.hull - lost;
  const hit =
    target.kind === 'ship' && told.at
      ? { zone: told.at, shields: { ...shieldsOfCard(target), [told.at]: shields }, hullLeft }
      : null;
  const spec = specFor(aim, { tokens, speed: hit ? 1 : null, hit }, rules);
  if (diceIn(spec.pool) === 0) return { block: 'text', text: words.own.attack.noDice };
  return [
    oddsBlocks(words, spec, hit ?? hullLeft, answers),
    counterOdds(words, aim, rules, tokensFor({}, attacker), attacker.hull),
  ];
};

/** What if: an attack between two units of the packs in use, with no game on the table. */
export const makeWhatIf = (words: Words): Tool => {
  const { title, detail, noShips } = words.own.whatIf;
  return {
    id: 'attack',
    title,
    detail,
    page: (answers, shelf: Shelf) => {
      const units = [
        ...onShelf<ShipCard>(shelf, 'ship'),
        ...onShelf<SquadronCard>(shelf, 'squadron'),
      ];
      const one = supposed(answers, units);
      if (!one) return { title, blocks: [{ block: 'text', text: noShips }] };
      const rules = rulesFor(shelf.rulings ?? {});
      const aside = oddsFor(words, one, rules, answers);
      return laidOut({ title, blocks: blocksFor(words, units, one), aside });
    },
  };
};
