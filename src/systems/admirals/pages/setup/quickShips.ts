import { type Answers, answerAt, type Answer, type Changes } from '../../../../core/pages/answers';
import type { Act, Item } from '../../../../core/pages/page';
import { SHIP_OF_ROLE } from '../../../admirals-shared/looks';
import { countAt, itemsAt, textAt } from '../../../kit/pages/answered';
import { fieldAt } from '../../../kit/pages/choices';
import type { Blocks } from '../../../kit/pages/laidOut';
import { type AnyPlayerDraft, nameAt, without } from '../../../kit/pages/setup/blocks';
import { stepperAt } from '../../../kit/pages/steppers';
import { ANY_SHIPS, type Fleet } from '../../fleet/fleet';
import { fleetCards } from '../../fleet/fleetCards';
import type { QuickShip } from '../../play/commands';
import { quickCardOf } from '../../play/quickShip';
import type { AdmiralsWords } from '../../words/en';
import { quickFrom, quickShipBlocks } from '../quickShipBlocks';
import { readsRule } from '../view';

const MOST_QUICK = 20;
const MOST_POWER = 50;

/** Which quick ship is being worked on. */
export const EDITING = 'editing';

/** A card has to name a side; a ship without a card has none. */
const NO_SIDE = '–';

interface QuickDraft {
  /** Where its answers stand. */
  readonly path: string;
  readonly name: string;
  readonly power: number;
  readonly ship: QuickShip;
}

const quickAt = (
  draft: Answers,
  { path: player }: AnyPlayerDraft,
  { setupDesk }: AdmiralsWords,
): readonly QuickDraft[] =>
  itemsAt(draft, `${player}.quick`)
    .slice(0, MOST_QUICK)
    .map((_, at) => {
      const path = `${player}.quick.${at}`;
      return {
        path,
        name: nameAt(draft, `${path}.name`, setupDesk.shipName(at + 1)).name,
        power: countAt(draft, `${path}.power`) ?? 1,
        ship: quickFrom(draft, `${path}.`),
      };
    });

/** Ships that were said on the spot, as a fleet without a list, whose cards are made of what was said. */
export const quickFleet = (
  draft: Answers,
  player: AnyPlayerDraft,
  terms: Pick<Fleet, 'mode' | 'limit'>,
  words: AdmiralsWords,
) => {
  const quick = quickAt(draft, player, words).map((one, at) => {
    const code = `Q-${player.id}-${at + 1}`;
    const card = { ...quickCardOf(one.name, one.ship), code, allegiance: NO_SIDE };
    return { code, card, entry: { id: `q${at + 1}`, code, name: one.name }, power: one.power };
  });
  const fleet: Fleet = {
    ...terms,
    list: ANY_SHIPS,
    powers: Object.fromEntries(quick.map(({ code, power }) => [code, power])),
    ships: quick.map(({ entry }) => entry),
    flightGroups: [],
    orders: [],
  };
  return { name: '', fleet, cards: fleetCards(quick.map(({ card }) => card)) };
};

const shieldsOf = ({ shields }: QuickShip): number =>
  shields.as === 'pool'
    ? shields.points
    : Object.values(shields.points).reduce((sum, points) => sum + points, 0);

const quickItem = (
  draft: Answers,
  list: string,
  { path, name, ship }: QuickDraft,
  at: number,
  { setupDesk: say }: AdmiralsWords,
): Item => {
  const copy: Answer = answerAt(draft, path) ?? {};
  const isOn = textAt(draft, EDITING) === path;
  const act = (label: string, answers: Changes): Act => {
    return { label, spoken: `${label}: ${name}`, answers };
  };
  return {
    id: path,
    title: name,
    detail: say.quickDetailOf(ship.role, ship.hull, shieldsOf(ship)),
    silhouette: SHIP_OF_ROLE[ship.role],
    isOn,
    act: { label: name, answers: { [EDITING]: isOn ? null : path } },
    acts: [
      act(say.copyQuick, { [`${list}.${itemsAt(draft, list).length}`]: copy }),
      act(say.removeQuick, { [list]: without(draft, list, at), [EDITING]: null }),
    ],
  };
};

/** The ship that is being worked on. */
const editorBlocks = (
  draft: Answers,
  { path, power }: QuickDraft,
  words: AdmiralsWords,
): Blocks => {
  const { quickName, quickPower } = words.setupDesk;
  const range = { max: MOST_POWER, ...readsRule('10A') };
  return (
    textAt(draft, EDITING) === path && [
      fieldAt(`${path}.name`, quickName, textAt(draft, `${path}.name`) ?? ''),
      quickShipBlocks(words, draft, `${path}.`),
      stepperAt(`${path}.power`, quickPower, power, range),
    ]
  );
};

/** The ships of a player that are said on the spot, and what each is. */
export const quickBlocks = (
  draft: Answers,
  player: AnyPlayerDraft,
  words: AdmiralsWords,
): Blocks => {
  const say = words.setupDesk;
  const quick = quickAt(draft, player, words);
  const list = `${player.path}.quick`;
  const next = `${list}.${quick.length}`;
  return [
    {
      block: 'items',
      label: say.quickShips(player.name),
      items: quick.map((one, at) => quickItem(draft, list, one, at, words)),
      empty: say.noQuick,
      add: {
        label: say.addQuick,
        spoken: `${say.addQuick}: ${player.name}`,
        answers: { [next]: {}, [EDITING]: next },
      },
    },
    quick.map((one) => editorBlocks(draft, one, words)),
  ];
};
