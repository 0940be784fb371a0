import type { Reader } from '../../../../core/checked/read';
import type { Told } from './bench';
import { numberAt, readAt } from '../../../kit/cards/draftParts';

/** A part of a draft as its sentence. */
export const saidAt =
  <Value>(reader: Reader<Value>, say: (value: Value) => string): Told['effect'] =>
  (draft, path) => {
    const read = readAt(draft, path, reader);
    return read === null ? null : say(read);
  };

/** A modifier as its sentence; its conditions once all of them are right. */
export const modifierAt =
  <Conditions>(
    conditions: Reader<readonly Conditions[]>,
    say: (value: number, when: readonly Conditions[]) => string,
  ): Told['modifier'] =>
  (draft, path) => {
    const value = numberAt(draft, `${path}.value`);
    return value === null ? null : say(value, readAt(draft, `${path}.when`, conditions) ?? []);
  };
