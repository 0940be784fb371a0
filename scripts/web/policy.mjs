const directives = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'none'",
};

/**
 * What the page may load, run and reach: itself, and the one relay that it names, if any. It stands in the page, so
 * that it holds on any host. @param {string} [relay]
 */
export const pagePolicy = (relay = '') =>
  Object.entries(directives)
    .map(([name, value]) =>
      name === 'connect-src' ? `${name} ${value} ${relay}`.trim() : `${name} ${value}`,
    )
    .join('; ');

/** What a page may ask a device for. The camera reads codes; the rest is never asked for. */
const permissions = {
  ...Object.fromEntries(
    ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection']
      .concat(
        'magnetometer',
        'microphone',
        'midi',
        'payment',
        'serial',
        'usb',
        'xr-spatial-tracking',
      )
      .map((name) => [name, '()']),
  ),
  ...Object.fromEntries(
    ['camera', 'clipboard-write', 'screen-wake-lock'].map((name) => [name, '(self)']),
  ),
};

/** The headers of every answer. A page cannot say for itself who may frame it: only a header can. @param {string} [relay] */
export const securityHeaders = (relay) => ({
  'Content-Security-Policy': `${pagePolicy(relay)}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': Object.entries(permissions)
    .map(([name, who]) => `${name}=${who}`)
    .join(', '),
});

/** The same headers as the file that many hosts read them from. @param {string} [relay] */
export const hostHeaders = (relay) =>
  `/*\n${Object.entries(securityHeaders(relay))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
