import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { BadStart } from '../badStart.mjs';
import { setRelay } from '../web/finishExport.mjs';

const [relay = '', folder = 'dist'] = process.argv.slice(2);
/** As src/core/phones/relayLink.ts has it: encrypted on the way, or on this machine. */
const known = /^(wss:\/\/[\w.-]+|ws:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[\w./-]*)?$/;

if (!existsSync(join(folder, 'index.html')))
  throw new BadStart(`${folder} holds no built app: npm run build:web`);
if (relay !== '' && !known.test(relay))
  throw new BadStart(
    'A relay is named as wss://relay.example.org; ws:// is for this machine alone.',
  );
setRelay(folder, relay);
console.log(
  relay === '' ? `${folder} uses no relay.` : `${folder} offers games over ${relay}, and no other.`,
);
