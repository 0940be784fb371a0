import type { Engine } from '../../admirals-shared/pages/engine';
import { decide } from '../play/decide';
import { readsRule } from './reads';
import type { Seen } from './shipRow';
import type { AdmiralsCommand } from '../play/commands';

/** The engine of 2.0, in the words of the table. */
export const ENGINE: Engine<Seen, AdmiralsCommand> = {
  decide: ({ rules, setup, state }, command) => decide(rules, setup, state, command),
  refusal: ({ words }, { why }) => words.play.refusal(why),
  lines: ({ setup, state, words }, events) => words.play.lines(events, state, setup),
  readsRule,
};
