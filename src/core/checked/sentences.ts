import { withoutOddSigns } from '../outside/signs';
import type { Message } from './checked';

/** A sentence for every message of a union: one that is missing does not compile. */
export type Sentences<Some extends { readonly id: string }> = {
  readonly [Id in Some['id']]: (message: Extract<Some, { readonly id: Id }>) => string;
};

/** The sentence of a message, or its bare id where a catalogue does not know it. What it quotes cannot turn it around. */
export const say = <Some extends { readonly id: string }>(
  sentences: Sentences<Some>,
  message: Message | Some,
): string => {
  // Looked up by the message's own id, so the sentence takes this message.
  const known = sentences as unknown as Readonly<
    Record<string, (message: Message | Some) => string>
  >;
  const sentence = Object.hasOwn(known, message.id) ? known[message.id] : undefined;
  return sentence ? withoutOddSigns(sentence(message)) : message.id;
};
