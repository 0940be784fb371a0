type LoadScript = (address: string) => Promise<void>;
type Loader = { __loadBundleAsync?: LoadScript };

/** Where the finished page names the script that all parts loaded later share. */
const addressOfShared = (): string | null =>
  document.querySelector('meta[name="shared-script"]')?.getAttribute('content') ?? null;

/**
 * The bundler puts what several later parts share (the kit, what two editions share) into one script and
 * starts every page with it. The finished page only names it, and the first part that is loaded brings it.
 */
export const loadSharedScriptFirst = (): void => {
  const shared = addressOfShared();
  // Metro's way to load a part; Expo puts it there before the app runs.
  const loader = globalThis as Loader;
  const load = loader.__loadBundleAsync;
  if (shared === null || load === undefined) return;
  loader.__loadBundleAsync = async (address) => {
    await load(shared);
    await load(address);
  };
};
