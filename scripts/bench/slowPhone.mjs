/** A slow phone: a quarter of this machine's speed, at a phone's size. */
const slowdown = 4;

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
};

/** @param {import('playwright-core').Page} page @param {boolean} isSlow */
export async function slowDown(page, isSlow) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
