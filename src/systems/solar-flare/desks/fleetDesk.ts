import type { Card } from '../../../core/game/setup';
import type { Completions, FleetDesk } from '../../../core/pages/desks';
import type { Page } from '../../../core/pages/page';
import { makeFleetDesk } from '../../kit/fleets/desk';
import { byCode } from '../../kit/fleets/gather';
import type { DesignCard } from '../cards';
import { abilitiesOf } from '../design/abilities';
import { pointsIn } from '../design/checkDesign';
import { addedTo, AIMS, suggestions, type Aim, type Suggestion } from '../design/suggestions';
import { FLEET_FORM } from '../fleet/fleetForm';
import { POINTS } from '../parts';
import type { DesignWords } from '../words/en/design';
import { designPage, pointsBlock } from './designPage';
import { openFleet, withDesign, type DesignCards, type OnDesk } from './onDesk';
import { sheetPage, sheetParts, textParts } from './sheets';

/** Standard Setup: a ready design, to be changed from there. */
const readyPage = (desk: OnDesk): Page => ({
  title: desk.words.desk.ready.title,
  kicker: desk.kicker,
  blocks: [
    {
      block: 'items',
      label: desk.words.desk.ready.label,
      items: desk.ready.map((card) => ({
        id: card.code,
        title: card.name,
        detail: desk.words.desk.ready.line(pointsIn(card), abilitiesOf(card)),
        act: {
          label: desk.words.desk.ready.begin(card.name),
          answers: { ...withDesign(desk, card), [`ships.${desk.on}.name`]: card.name, hand: null },
          opens: 'back',
        },
      })),
      empty: desk.words.desk.ready.none,
    },
  ],
});

/** A suggestion in words, with the fleet that it makes. */
const shown = (desk: OnDesk, { desk: say, part }: DesignWords, aim: Aim, one: Suggestion) => ({
  title: say.completions.suggestion(say.completions.lean(aim, one.lean), one.points),
  detail: say.completions.more(
    addedTo(desk.ship, one.design).map(({ system, from, to }) =>
      from === null ? part(system, to) : say.completions.raised(system, from, to),
    ),
  ),
  draft: {
    ...FLEET_FORM.write(desk.fleet),
    ...withDesign(desk, one.design),
    on: desk.on,
  },
});

/** Ship Design: ways to spend what is left of the points. */
function* fill(desk: OnDesk, { id }: { readonly id: string }): Generator<Completions, void, void> {
  const aim = AIMS.find((one) => one === id) ?? AIMS[0];
  const found: Completions['found'][number][] = [];
  for (const one of suggestions(desk.ship, aim, POINTS)) {
    found.push(shown(desk, desk.words, aim, one));
    yield { done: false, note: desk.words.desk.completions.done(found.length), found: [...found] };
  }
  yield { done: true, note: desk.words.desk.completions.done(found.length), found };
}

/** Where designs are made, checked and handed to others. */
export const designDesk = (words: DesignWords): FleetDesk =>
  makeFleetDesk<DesignCard, DesignCards, OnDesk>({
    // The system has one kind of card.
    isOurs: (card: Card): card is DesignCard => card.kind === 'design',
    cardsOf: (cards) => ({ ships: byCode(cards, 'design') }),
    blank: () => ({ ships: [] }),
    form: FLEET_FORM,
    // A design is whole by itself.
    gather: () => ({ cards: {}, missing: [] }),
    open: (opened) => openFleet(opened, words),
    pages: { fleet: designPage, ready: readyPage, sheet: sheetPage },
    spent: pointsBlock,
    aims: AIMS.map((id) => ({ id, label: words.desk.aim(id) })),
    fill,
    text: textParts,
    sheet: sheetParts,
  });
