/** How long the device may take for one answer. */
const LIMIT_MS = 15_000;

/** Waits for work, and tells when it takes too long, and when it has come after all. */
export type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A worker that died, or storage that never answers, gives no error: only the time tells. */
export const makeWatch =
  (tell: (isSilent: boolean) => void, limitMs: number = LIMIT_MS): Watch =>
  async (work) => {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      tell(true);
    }, limitMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isSilent) tell(false);
    }
  };
