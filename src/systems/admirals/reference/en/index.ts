import { englishSearch } from '../../../kit/reference/englishSearch';
import { makeReference } from '../../../kit/reference/makeReference';
import { rulingPhrases } from '../../../kit/reference/rulingPhrases';
import { SYNONYMS } from '../../../admirals-shared/reference/en/searchWords';
import { RULINGS } from '../../rulings';
import { CONTENTS } from '../contents';
import { quick } from './quick';
import { rulings } from './rulings';
import { texts } from './texts';

export const en = makeReference(CONTENTS, RULINGS, {
  texts: [texts],
  rulings,
  say: rulingPhrases,
  quick,
  search: englishSearch(SYNONYMS),
});
