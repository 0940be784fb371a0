import { RULINGS } from '../../rulings';
import { makeReference } from '../../../kit/reference/makeReference';
import { CONTENTS } from '../contents';
import { battlefield } from './battlefield';
import { cardWords } from './cardWords';
import { constructedPlay } from './constructedPlay';
import { dice } from './dice';
import { keywords } from './keywords';
import { movement } from './movement';
import { openPlay } from './openPlay';
import { quick } from './quick';
import { round } from './round';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { rulings } from './rulings';
import { scenarioPlay } from './scenarioPlay';
import { searchWords } from '../../../admirals-shared/reference/en/searchWords';
import { ships } from './ships';
import { skirmish } from './skirmish';
import { strikes } from './strikes';
import { terms } from './terms';
import { terrain } from './terrain';

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [
    dice,
    battlefield,
    ships,
    round,
    strikes,
    movement,
    skirmish,
    terrain,
    keywords,
    constructedPlay,
    scenarioPlay,
    openPlay,
    cardWords,
    terms,
  ],
  rulings,
  say: rulingPhrases,
  quick,
  search: searchWords,
});
