import type { System } from '../../core/game/system';
import { cardReader } from './cards/parse';
import { redrawnFrom } from '../admirals-shared/cards/parse/shapes';
import type { AdmiralsCard } from '../admirals-shared/cards/types';
import { onceFor } from '../kit/onceFor';
import { makeShows } from './shows';
import { decide } from './play/decide';
import { parseCommand, type AdmiralsCommand } from './play/commands';
import { secretOrders } from '../admirals-shared/play/secrets';
import { ADMIRALS_NAMES } from '../admirals-shared/play/names';
import { type AdmiralsSetup, parseSetup } from './play/setup';
import { start } from './play/start';
import { CONTENTS } from './reference/contents';
import { en } from './words/en';
import { ADMIRALS_PARTS, rulesFor, type AdmiralsParts } from './rules';

/** Admirals from its parts: an edition is made by replacing some of them. */
const makeAdmirals = (
  parts: AdmiralsParts,
): System<AdmiralsSetup, AdmiralsCommand, AdmiralsCard> => {
  const rules = onceFor((setup: AdmiralsSetup) =>
    rulesFor(parts, setup.rulings, redrawnFrom(setup.shapes)),
  );
  const readCard = cardReader(parts.keywords);
  return {
    id: parts.id,
    rulings: parts.rulings,
    contents: CONTENTS,
    names: ADMIRALS_NAMES,
    parseCard: (draft) => readCard(draft, ''),
    parseSetup: parseSetup(parts),
    parseCommand,
    start: (setup) => start(rules(setup), setup),
    decide: (setup, state, command) => decide(rules(setup), setup, state, command),
    secrets: secretOrders('command'),
    words: {
      en: {
        ...en.system,
        reference: async () => (await import('./reference/en')).en,
        shows: makeShows(parts, rules, en),
      },
    },
  };
};

export const admirals = makeAdmirals(ADMIRALS_PARTS);
