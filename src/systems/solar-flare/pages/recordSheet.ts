import type { Ship } from '../../../core/game/state';
import type { BlockOf } from '../../../core/pages/page';
import { pointsNow } from '../../kit/play/reading';
import { PLACES } from '../cards';
import { sectionOnPaper } from '../desks/sheets';
import { integrityOf } from '../play/names';
import { SECTIONS } from '../parts';
import { designWords } from '../words/en/design';
import { crewIn, partsIn, words, type SolarView } from './view';

/** The record sheet as the ship stands: what is lost or spent is crossed out. */
export const recordSheet = (view: SolarView, ship: Ship): BlockOf<'paper'> => {
  const { state } = view;
  const parts = partsIn(view, ship.id);
  const crew = crewIn(view, ship.id).map(({ level }) => level);
  return {
    block: 'paper',
    label: designWords.desk.sheet.printNow,
    sheet: {
      title: ship.name,
      lines: [words.bridge.kicker(state.round, words.ship.crew(crew))],
      ships: PLACES.map((place, at) => {
        const section = SECTIONS[at] ?? 'core';
        return sectionOnPaper(
          place,
          pointsNow(state, ship.id, integrityOf(section)),
          parts.filter((part) => part.section === section),
        );
      }),
      foot: [designWords.desk.sheet.foot],
    },
  };
};
