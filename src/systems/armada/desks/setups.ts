import { checked } from '../../../core/checked/checked';
import type { Answers } from '../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../core/pages/desks';
import type { Block } from '../../../core/pages/page';
import { oneAt, flagAt } from '../../kit/pages/answered';
import { nameField, rulingsBlock } from '../../kit/pages/setup/blocks';
import { nameAt, rulingsIn } from '../../kit/pages/setup/draft';
import type { ArmadaCard, DamageCard } from '../cards';
import { cardsOf, FLEET_FORM } from '../fleet/fleet';
import { setupFromFleets, type Brought } from '../play/fromFleets';
import { TEAM_IDS, type ArmadaSetup } from '../play/setup';
import { RULINGS, rulesFor } from '../rulings';
import { TRAINING_DAMAGE } from '../training/cards';
import { CROWN_FLEET, HARBOUR_FLEET, TRAINING } from '../training/fleets';
import type { Words } from '../words/en';

type Offered = Omit<Brought, 'player'>;

const readyFleets = (words: Words): readonly [Offered, Offered] => [
  { name: words.fleets.patrol, fleet: HARBOUR_FLEET, cards: TRAINING },
  { name: words.fleets.blockade, fleet: CROWN_FLEET, cards: TRAINING },
];

/** Fleets of the shelf, and those of the Training Set. */
const offered = (words: Words, { fleets, cards }: Shelf): readonly Offered[] => [
  ...fleets.map(({ name, draft, cards: own }) => ({
    name,
    fleet: FLEET_FORM.read(draft),
    // A shelf holds only what this system's own parseCard gave.
    cards: cardsOf([...cards, ...Object.values(own)].map(({ card }) => card as ArmadaCard)),
  })),
  ...readyFleets(words),
];

const broughtOn = (words: Words, draft: Answers, shelf: Shelf): readonly [Brought, Brought] => {
  const all = offered(words, shelf);
  const names = all.map(({ name }) => name);
  const ready = readyFleets(words);
  const at = (place: 0 | 1): Brought => {
    const team = TEAM_IDS[place];
    const fleet = all.find(({ name }) => name === oneAt(draft, `${team}.fleet`, names));
    return {
      player: nameAt(draft, `${team}.name`, words.setup.player(place + 1)).name,
      ...(fleet ?? ready[place]),
    };
  };
  return [at(0), at(1)];
};

/** A battle between two fleets of the Training Set, ready to be played. */
export const readyGame = (words: Words) =>
  setupFromFleets(
    [
      { player: words.fleets.patrol, ...readyFleets(words)[0] },
      { player: words.fleets.blockade, ...readyFleets(words)[1] },
    ],
    { damage: TRAINING_DAMAGE },
  );

/** The damage cards that somebody entered, or those of the Training Set. */
const damageOn = ({ cards }: Shelf): readonly DamageCard[] => {
  // As above.
  const all = cards.map(({ card, pack }) => ({ card: card as ArmadaCard, pack }));
  const own = all.flatMap(({ card, pack }) =>
    card.kind === 'damage' && pack !== 'armada-training' ? [card] : [],
  );
  return own.length > 0 ? own : TRAINING_DAMAGE;
};

/** Setup 1 and 2: who plays with which fleet. */
export const makeSetupDesk = (
  words: Words,
  rulingWords: Pick<Parameters<typeof rulingsBlock>[2], 'ruling' | 'rulingAnswer'>,
): SetupDesk<ArmadaSetup> => ({
  blank: (_shelf, rulings) => ({ rulings }),
  page: (draft, shelf) => ({
    title: words.setup.title,
    blocks: [
      ...broughtOn(words, draft, shelf).flatMap((brought, at): readonly Block[] => {
        const team = TEAM_IDS[at === 0 ? 0 : 1];
        return [
          { block: 'heading', text: brought.player, team },
          nameField(draft, `${team}.name`, words.setup.playerName, brought.player),
          {
            block: 'choice',
            id: `${team}.fleet`,
            label: words.setup.fleet(brought.player),
            style: 'menu',
            value: brought.name,
            options: offered(words, shelf).map(({ name }) => ({ value: name, label: name })),
          },
        ];
      }),
      {
        block: 'switches',
        switches: [
          { id: 'unlimited', label: words.own.unlimited, on: flagAt(draft, 'unlimited') ?? false },
          { id: 'deck', label: words.own.deck, on: flagAt(draft, 'deck') ?? true },
        ],
      },
      rulingsBlock(
        RULINGS,
        rulesFor(rulingsIn(draft)),
        { rulings: words.setup.rulings, ...rulingWords },
        (id) => id,
      ),
    ],
  }),
  make: (draft, shelf) => {
    const brought = broughtOn(words, draft, shelf);
    const unlimited = flagAt(draft, 'unlimited') ?? false;
    const damage = (flagAt(draft, 'deck') ?? true) ? damageOn(shelf) : [];
    const setup = setupFromFleets(brought, { unlimited, rulings: rulingsIn(draft), damage });
    if (!setup.ok) return setup;
    const title = words.setup.name(brought.map(({ player }) => player));
    return checked({ title, setup: setup.value });
  },
});
