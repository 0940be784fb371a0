import type { System } from '../../core/game/system';
import { onceFor } from '../kit/onceFor';
import { cardReader } from './cards/parse';
import type { CadetCard } from './cards/types';
import { makeShows } from './shows';
import { decide } from './play/decide';
import { parseCommand } from './play/commands';
import { CADET_NAMES } from './play/names';
import { parseSetup } from './play/parse/setup';
import type { CadetSetup } from './play/setup';
import { start } from './play/start';
import { CONTENTS } from './reference/contents';
import { CADET_PARTS, rulesFor, type CadetParts } from './rules';
import { en } from './words/en';
import type { CadetCommand } from './play/commands';

const makeCadet = (parts: CadetParts): System<CadetSetup, CadetCommand, CadetCard> => {
  const rules = onceFor(({ rulings }: CadetSetup) => rulesFor(parts, rulings));
  const readCard = cardReader(parts.keywords);
  return {
    id: parts.id,
    rulings: parts.rulings,
    contents: CONTENTS,
    names: CADET_NAMES,
    parseCard: (draft) => readCard(draft, ''),
    parseSetup: parseSetup(parts),
    parseCommand,
    start,
    decide: (setup, state, command) => decide(rules(setup), setup, state, command),
    words: {
      en: {
        ...en.system,
        reference: async () => (await import('./reference/en')).en,
        shows: makeShows(parts, rules, en),
      },
    },
  };
};

/** The first edition, as its Cadet Pack has it. */
export const admiralsCadet = makeCadet(CADET_PARTS);
