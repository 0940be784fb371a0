import type { Table } from '../../../core/phones/table';
import type { SharedGame } from '../../../stores/gameStore';

/** What a seat is called; a phone that has not said it yet has no name. */
export const nameOfPhone = ({ seats }: Table, phone: string | null): string =>
  seats.find((seat) => seat.phone === phone)?.name ?? '';

/** The other phones that are in the game, whether or not they are here. */
export const otherSeats = ({ view: { table, me } }: SharedGame): Table['seats'] =>
  table.seats.filter(({ phone, hasLeft }) => phone !== me && !hasLeft);

export const isHere = ({ view, links }: SharedGame, phone: string): boolean =>
  phone === view.me || links.present.includes(phone);

/** The lead is another phone, and was not heard of lately. */
export const isLeadAway = (shared: SharedGame): boolean => {
  const { lead } = shared.view.table;
  return lead !== null && !isHere(shared, lead);
};

/** What this phone asked for and the lead has not answered. */
export const ownWaiting = ({ view: { table, me } }: SharedGame) =>
  table.asked.filter(({ ref, fate }) => ref.phone === me && fate.is === 'waiting');

/** The reveal that is asked for and waits, and for whom. */
export const heldReveal = ({ view: { table } }: SharedGame) => {
  const held = table.asked.find(
    ({ ref, fate }) =>
      fate.is === 'waiting' &&
      table.calls.some(({ asked }) => asked.phone === ref.phone && asked.at === ref.at),
  );
  if (!held) return null;
  const phones = new Set(table.seals.map(({ phone }) => phone));
  return { held, names: [...phones].map((phone) => nameOfPhone(table, phone)) };
};

/** Who has laid something face down. */
export const sealedNames = ({ view: { table } }: SharedGame): readonly string[] =>
  [...new Set(table.seals.map(({ phone }) => phone))].map((phone) => nameOfPhone(table, phone));
