import { createStore } from 'zustand/vanilla';

import type { PhoneId } from '../../core/phones/feed';
import {
  makeLinkCode,
  parseLinkCode,
  ROOM_LETTERS,
  type LinkCode,
  type LinkWhy,
  type NumberedEnd,
} from '../../core/phones/linkCode';
import { parseRelayLink } from '../../core/phones/relayLink';
import type { Channel, LinkEnd, OfferedEnd } from '../../platform/device';
import { makeRelayUse, type RelayTools, type RelayView } from './relayUse';
import type { Room } from './room';
import {
  askForLacking,
  hear,
  makeGatherer,
  sayBeat,
  sayBye,
  sayHello,
  sayLacking,
  saySignal,
  sayTicket,
  sayUpdate,
  sendChunked,
  type Said,
} from './wire';

/** The language of the phones. Another number is another language. */
export const PROTOCOL = 1;

/** How often a phone says that it is there, and how far it is. */
const BEAT_MS = 1500;
/** A phone that was not heard of for so long is away. */
const SILENT_MS = 6000;
/** A phone that did not answer is called again after so long. */
const CALL_MS = 12_000;

export interface LinkTools {
  readonly offer: () => Promise<OfferedEnd>;
  readonly answer: (offer: LinkCode['description']) => Promise<LinkEnd>;
  readonly now: () => number;
  readonly relay: RelayTools;
}

export type LinkProblem =
  | LinkWhy
  | { readonly id: 'other-game' }
  /** An answer to a code that is no longer shown. */
  | { readonly id: 'old-answer' }
  | { readonly id: 'own-code' }
  /** Both codes were seen, and the phones do not reach each other. */
  | { readonly id: 'kept-apart' }
  | { readonly id: 'cannot-link' }
  /** A secret link to a relay that this app was not set up with. */
  | { readonly id: 'other-relay' }
  | { readonly id: 'relay-away' }
  | { readonly id: 'wrong-secret' }
  /** The relay has nothing under this link. */
  | { readonly id: 'relay-empty' };

/**
 * What a shown code is: the first look of two, the second of them, or that of a phone that was here before: scanned
 * by one that is still here, all is done; by one that was away too, it is the first look of two.
 */
export type CodeIs = 'offer' | 'answer' | 'return';

export interface LinksView {
  /** The code that another phone may scan now; null while there is none. */
  readonly code: string | null;
  readonly codeIs: CodeIs;
  /** Who was heard of lately. */
  readonly present: readonly PhoneId[];
  /** Phones that this one reaches directly. */
  readonly linked: readonly PhoneId[];
  /** How many phones look at the game and have not taken a seat yet. */
  readonly guests: number;
  readonly problem: LinkProblem | null;
  readonly isLinking: boolean;
  /** The game's room on a relay; null where it has none. */
  readonly relay: RelayView | null;
}

interface Line {
  readonly channel: Channel;
  readonly isRelay: boolean;
  phone: PhoneId;
  /** It has said that it has no seat yet. */
  isGuest: boolean;
}

export interface LinksParts extends LinkTools {
  readonly room: Room;
  /** The room's id, whole. */
  readonly id: string;
  /** Offers of other phones, kept over a restart; one scan brings a phone back with them. */
  readonly tickets: Readonly<Record<PhoneId, string>>;
  readonly keepTicket: (phone: PhoneId, code: string) => void;
  readonly keepRelay: (link: string | null) => void;
}

const NOBODY: LinksView = {
  code: null,
  codeIs: 'offer',
  present: [],
  linked: [],
  guests: 0,
  problem: null,
  isLinking: false,
  relay: null,
};

/** A document in which nothing is new. */
const isEmpty = (update: Uint8Array): boolean => update.length <= 2;

/** The lines of one phone to the others of its game: each passes on what it hears. */
export const makeLinks = (parts: LinksParts) => {
  const { room, id, offer, answer, now } = parts;
  const { me, doc } = room;
  const store = createStore<LinksView>()(() => NOBODY);
  const lines = new Set<Line>();
  const offered = new Map<number, OfferedEnd>();
  const heard = new Map<PhoneId, { readonly count: number; readonly at: number }>();
  const signalled = new Map<PhoneId, number>();
  /** Who was called, and when. */
  const called = new Map<PhoneId, number>();
  let tickets = parts.tickets;
  let beats = now();
  let shownNumber = -1;

  const tell = (bytes: Uint8Array, but: unknown = null): void => {
    for (const line of lines) if (line !== but) sendChunked(line.channel, bytes);
  };
  const show = (change: Partial<LinksView>): void => store.setState(change);
  const showPresent = (): void => {
    const present = [...heard].flatMap(([phone, { at }]) =>
      now() - at < SILENT_MS ? [phone] : [],
    );
    const linked = [...lines].flatMap(({ phone }) => (phone === '' ? [] : [phone]));
    const guests = [...lines].filter(({ isGuest }) => isGuest).length;
    const seen = (view: Pick<LinksView, 'present' | 'linked' | 'guests'>): string =>
      [view.present.join(), view.linked.join(), view.guests].join(' ');
    const next = { present, linked, guests };
    if (seen(store.getState()) !== seen(next)) show(next);
  };

  const codeOf = (kind: LinkCode['kind'], end: NumberedEnd, otherwise?: NumberedEnd): string =>
    makeLinkCode({ kind, room: id.slice(-ROOM_LETTERS), ...end, ...(otherwise && { otherwise }) });

  /** A new end, waiting to be answered. */
  const offerOne = async (): Promise<NumberedEnd> => {
    const end = await offer();
    let number = Math.floor(Math.random() * 65536);
    while (offered.has(number)) number = (number + 1) % 65536;
    offered.set(number, end);
    void end.opened.then((channel) => {
      offered.delete(number);
      if (channel) addLine(channel);
    });
    return { number, description: end.description };
  };

  /** The same to be shown: what was shown before it is over. */
  const offerShown = async (): Promise<NumberedEnd> => {
    offered.get(shownNumber)?.close();
    offered.delete(shownNumber);
    const end = await offerOne();
    shownNumber = end.number;
    return end;
  };

  const sendTicket = async (line: Line): Promise<void> => {
    sendChunked(line.channel, sayTicket(me, codeOf('offer', await offerOne())));
  };

  const addLine = (channel: Channel, gather = makeGatherer(), isRelay = false): void => {
    const line: Line = { channel, isRelay, phone: '', isGuest: false };
    lines.add(line);
    channel.onPiece((piece) => {
      const whole = gather(piece);
      const said = whole && hear(whole);
      if (said) void listen(line, said);
    });
    channel.onClose(() => {
      lines.delete(line);
      heard.delete(line.phone);
      showPresent();
    });
    sendChunked(channel, sayHello(PROTOCOL, id, me));
    sendChunked(channel, askForLacking(doc));
    if (!isRelay) show({ code: null, problem: null, isLinking: false });
    showPresent();
  };
  const relayUse = makeRelayUse({
    relay: parts.relay,
    show: (relay) => show({ relay }),
    addLine: (channel) => addLine(channel, makeGatherer(), true),
    keep: parts.keepRelay,
  });

  const meet = (line: Line, said: Extract<Said, { is: 'hello' }>): void => {
    const isOther = said.version !== PROTOCOL || (said.room !== '' && said.room !== id);
    if (isOther) {
      show({ problem: { id: said.version === PROTOCOL ? 'other-game' : 'newer-link' } });
      return line.channel.close();
    }
    // The same phone once more: the older line is dead and does not know it.
    for (const other of lines)
      if (other !== line && said.phone !== '' && other.phone === said.phone) other.channel.close();
    line.isGuest = said.phone === '';
    if (said.phone === line.phone) return showPresent();
    line.phone = said.phone;
    // A guest that has taken a seat was told before who is here, and has forgotten it.
    sendChunked(line.channel, sayHello(PROTOCOL, id, me));
    sendBeat();
    void sendTicket(line);
    showPresent();
  };

  const hearBeat = (line: Line, { phone, count }: Extract<Said, { is: 'beat' }>): void => {
    if (phone === me || count <= (heard.get(phone)?.count ?? 0)) return;
    heard.set(phone, { count, at: now() });
    tell(sayBeat(phone, count), line);
    showPresent();
    if (!line.isRelay) void callOn(phone);
  };

  /** A phone that is there but only reached through another is called through that one: then each reaches each. */
  const callOn = async (phone: PhoneId): Promise<void> => {
    const isReached = [...lines].some((line) => line.phone === phone);
    const isCalled = now() - (called.get(phone) ?? 0) < CALL_MS;
    if (isReached || phone < me || isCalled) return;
    called.set(phone, now());
    const code = codeOf('offer', await offerOne());
    tell(saySignal(me, phone, code, (beats += 1)));
  };

  const hearSignal = async (line: Line, said: Extract<Said, { is: 'signal' }>): Promise<void> => {
    if (said.count <= (signalled.get(said.from) ?? 0)) return;
    signalled.set(said.from, said.count);
    if (said.to !== me) return tell(saySignal(said.from, said.to, said.code, said.count), line);
    const read = parseLinkCode(said.code);
    if (!read.ok) return;
    const { kind, number, description } = read.value;
    if (kind === 'answer') return void offered.get(number)?.accept(description);
    const end = await answer(description);
    void end.opened.then((channel) => channel && addLine(channel));
    const code = codeOf('answer', { number, description: end.description });
    tell(saySignal(me, said.from, code, (beats += 1)));
  };

  const listen = async (line: Line, said: Said): Promise<void> => {
    switch (said.is) {
      case 'hello':
        return meet(line, said);
      case 'lacking':
        return sendChunked(line.channel, sayLacking(doc, said.vector));
      case 'update': {
        if (isEmpty(said.update)) return;
        const isTaken = await room.receive(said.update, line);
        if (!isTaken) return line.channel.close();
        if (doc.lacks()) sendChunked(line.channel, askForLacking(doc));
        return;
      }
      case 'beat':
        return hearBeat(line, said);
      case 'signal':
        return hearSignal(line, said);
      case 'ticket':
        tickets = { ...tickets, [said.phone]: said.code };
        return parts.keepTicket(said.phone, said.code);
      case 'bye':
        heard.delete(said.phone);
        return showPresent();
    }
  };

  const sendStored = (update: Uint8Array, from: unknown): void => tell(sayUpdate(update), from);
  doc.sent.on('update', sendStored);

  const sendBeat = (): void => {
    beats = Math.max(beats + 1, now());
    tell(sayBeat(me, beats));
  };

  /** What was lost on the way is found again: each beat says how far this phone is. */
  const beat = setInterval(() => {
    sendBeat();
    tell(askForLacking(doc));
    showPresent();
  }, BEAT_MS);

  const answerOffer = async (
    { number, description }: NumberedEnd,
    otherwise?: NumberedEnd,
  ): Promise<void> => {
    if (offered.has(number)) return show({ problem: { id: 'own-code' }, isLinking: false });
    const end = await answer(description);
    const code = codeOf('answer', { number, description: end.description }, otherwise);
    show({ code, codeIs: otherwise ? 'return' : 'answer', problem: null, isLinking: false });
    void end.opened.then((channel) => {
      if (channel) return addLine(channel);
      // What a phone that is gone had offered leads nowhere; the offer beside it may still be answered.
      if (!otherwise && store.getState().code === code)
        show({ code: null, problem: { id: 'kept-apart' } });
    });
  };

  const takeAnswer = async ({ number, description, otherwise }: LinkCode): Promise<void> => {
    const end = offered.get(number);
    if (!end && !otherwise) return show({ problem: { id: 'old-answer' } });
    show({ problem: null, isLinking: true });
    const isOpen = (await end?.accept(description).catch(() => false)) ?? false;
    if (isOpen) return;
    // This app was closed too, or is in another network by now: the code begins anew as well.
    if (otherwise) return answerOffer(otherwise);
    show({ problem: { id: 'kept-apart' }, isLinking: false, code: null });
  };

  /** What another phone of the game offered when it was last here, the lead's first. */
  const ticketKept = (): LinkCode | null => {
    const lead = room.store.getState().table.lead ?? '';
    const read = parseLinkCode(tickets[lead] ?? Object.values(tickets)[0] ?? '');
    return read.ok ? read.value : null;
  };

  return {
    store,
    addLine,
    /** Over the internet, under a new secret link or a given one. */
    goOnline: relayUse.goOnline,
    goOffline: relayUse.goOffline,
    /** A code for another phone: a new offer, and an answer to what it offered when it was last here. */
    showCode: async (): Promise<void> => {
      try {
        const fresh = await offerShown();
        const ticket = lines.size === 0 ? ticketKept() : null;
        if (ticket) return await answerOffer(ticket, fresh);
        show({ code: codeOf('offer', fresh), codeIs: 'offer', problem: null });
      } catch {
        show({ problem: { id: 'cannot-link' } });
      }
    },
    /** What was scanned or pasted. */
    take: async (text: string): Promise<void> => {
      if (parseRelayLink(text)) return relayUse.goOnline(text);
      const read = parseLinkCode(text);
      if (!read.ok) return show({ problem: read.problems[0]?.why ?? { id: 'not-a-link' } });
      if (read.value.room !== id.slice(-ROOM_LETTERS))
        return show({ problem: { id: 'other-game' } });
      try {
        await (read.value.kind === 'answer' ? takeAnswer(read.value) : answerOffer(read.value));
      } catch {
        show({ problem: { id: 'cannot-link' }, isLinking: false });
      }
    },
    /** Says goodbye and closes every line. */
    close: (): void => {
      clearInterval(beat);
      doc.sent.off('update', sendStored);
      tell(sayBye(me));
      relayUse.stop();
      for (const { channel } of [...lines]) channel.close();
      for (const end of offered.values()) end.close();
    },
  };
};

export type Links = ReturnType<typeof makeLinks>;
