import type { Description } from '../../src/core/phones/linkCode';
import type { Channel, LinkEnd, OfferedEnd } from '../../src/platform/device';

/** Lines between phones of one test, as WebRTC lays them: offered, answered, open; and cut at will. */
export const makeLines = () => {
  let count = 0;
  let isApart = false;
  let changed: (piece: Uint8Array) => Uint8Array = (piece) => piece;
  const waiting = new Map<string, (channel: Channel | null) => void>();
  const answered = new Map<string, (channel: Channel | null) => void>();
  const open = new Set<() => void>();

  const describeEnd = (): Description => {
    count += 1;
    return {
      ufrag: `u${count}`,
      pwd: `password${count}`,
      fingerprint: new Uint8Array(32).fill(count % 256),
      candidates: [{ address: '127.0.0.1', port: 1000 + count }],
    };
  };

  /** Two ends of one line: pieces come later, in order, none twice. */
  const lay = (): readonly [Channel, Channel] => {
    const ears: [((bytes: Uint8Array) => void)[], ((bytes: Uint8Array) => void)[]] = [[], []];
    const closers: [(() => void)[], (() => void)[]] = [[], []];
    const isOpen: [boolean, boolean] = [true, true];
    const over = (own: 0 | 1): void => {
      if (!isOpen[own]) return;
      isOpen[own] = false;
      closers[own].forEach((hear) => hear());
    };
    const cutBoth = (): void => {
      open.delete(cutBoth);
      over(0);
      over(1);
    };
    open.add(cutBoth);
    const end = (own: 0 | 1, other: 0 | 1): Channel => ({
      send: (bytes) => {
        const copy = changed(Uint8Array.from(bytes));
        if (isOpen[own])
          setImmediate(() => isOpen[other] && ears[other].forEach((hear) => hear(copy)));
      },
      onPiece: (hear) => void ears[own].push(hear),
      onClose: (hear) => void closers[own].push(hear),
      // What was said before still arrives.
      close: () => {
        over(own);
        setImmediate(cutBoth);
      },
    });
    return [end(0, 1), end(1, 0)];
  };

  const offer = async (): Promise<OfferedEnd> => {
    const description = describeEnd();
    const opened = new Promise<Channel | null>((done) => waiting.set(description.pwd, done));
    const accept = async (answer: Description): Promise<boolean> => {
      const here = waiting.get(description.pwd);
      const there = answered.get(answer.pwd);
      if (!here || !there) return false;
      waiting.delete(description.pwd);
      if (isApart) {
        there(null);
        return false;
      }
      const [one, other] = lay();
      here(one);
      there(other);
      return true;
    };
    return { description, opened, accept, close: () => void waiting.delete(description.pwd) };
  };

  const answer = async (_offer: Description): Promise<LinkEnd> => {
    const description = describeEnd();
    const opened = new Promise<Channel | null>((done) => answered.set(description.pwd, done));
    return { description, opened, close: () => void answered.delete(description.pwd) };
  };

  /** Every line goes down at once. */
  const cut = (): void => [...open].forEach((close) => close());
  return {
    offer,
    answer,
    cut,
    /** From now on no line opens, though both codes were seen. */
    keepApart: (): void => {
      isApart = true;
    },
    /** From now on every piece comes as this makes it. */
    change: (change: (piece: Uint8Array) => Uint8Array): void => {
      changed = change;
    },
  };
};
