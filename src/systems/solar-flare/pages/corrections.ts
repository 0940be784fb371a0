import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page } from '../../../core/pages/page';
import { correctionsPage, markChip, wordChip, shipCorrections } from '../../kit/pages/correct/game';
import { trackView } from '../../kit/pages/shipRow';
import { ACTIVATED } from '../../kit/play/turns';
import { firedOf, INTEGRITY_LEFT, MOST_ROUNDS, STRENGTH, strainedOf, TURN } from '../play/names';
import { isTorpedo, turnOf } from '../play/turn';
import { readsRule } from '../reference/entriesFor';
import { PHASES } from '../rules/order';
import { CHARGE_STYLE, INTEGRITY_STYLE } from '../signs';
import { allTracks } from './shipPage';
import { partName, partsIn, words, type SolarView } from './view';

/** What the table has, whatever the app thinks. */
export const gameCorrections = (view: SolarView, answers: Answers): Page =>
  correctionsPage(view, answers, {
    phases: PHASES,
    phaseName: words.bridge.phase,
    rounds: MOST_ROUNDS,
    announced: [],
    more: [
      {
        block: 'chips',
        label: words.correct.turn,
        chips: view.setup.teams.map(({ id, name }) =>
          wordChip(name, TURN, id, { isOn: turnOf(view.state) === id }),
        ),
      },
    ],
    reads: { phase: readsRule('Part 3'), end: readsRule('Part 3') },
    takesShips: false,
    keepsPoints: false,
    activates: false,
  });

const torpedoTracks = (view: SolarView, { id }: Ship) => [
  trackView(view, id, INTEGRITY_LEFT, { label: words.ship.integrity, style: INTEGRITY_STYLE }),
  trackView(view, id, STRENGTH, { label: words.bridge.warhead, style: CHARGE_STYLE }),
];

/** Everything that is kept of a ship or torpedo, set by hand. */
export const pieceCorrections = (view: SolarView, ship: Ship, answers: Answers): Page => {
  const parts = partsIn(view, ship.id);
  const beams = isTorpedo(ship) ? [] : parts.filter(({ system }) => system === 'beam');
  return shipCorrections(view, ship, answers, {
    tracks: isTorpedo(ship) ? torpedoTracks(view, ship) : allTracks(view, ship),
    zones: [],
    flags: isTorpedo(ship)
      ? []
      : [
          markChip(view, ship.id, ACTIVATED),
          ...beams.flatMap((part) => [
            markChip(view, ship.id, firedOf(part.id), {
              label: words.correct.fired(partName(part, parts)),
            }),
            markChip(view, ship.id, strainedOf(part.id), {
              label: words.correct.strained(partName(part, parts)),
            }),
          ]),
        ],
    counts: [],
    more: [],
    cards: [],
    back: ship.left
      ? [view.tried({ type: 'come-back', ship: ship.id }, { label: words.correct.back })]
      : [],
  });
};
