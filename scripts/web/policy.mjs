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

/** What the page may load, run and reach: itself. It stands in the page, so that it holds on any host. */
export const pagePolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
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

/** The headers of every answer. A page cannot say for itself who may frame it: only a header can. */
export const securityHeaders = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': Object.entries(permissions)
    .map(([name, who]) => `${name}=${who}`)
    .join(', '),
};

/** The same headers as the file that many hosts read them from. */
export const hostHeaders = `/*\n${Object.entries(securityHeaders)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}`;
