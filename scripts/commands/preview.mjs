import { exportWeb } from '../web/exportWeb.mjs';
import { freePort, wantedPort } from '../web/freePort.mjs';
import { serveFolder } from '../web/serveFolder.mjs';

exportWeb('dist');
const { port, sentence } = await freePort(wantedPort(process.argv, 8080));
if (sentence !== null) console.log(sentence);
const { url } = await serveFolder('dist', port);
console.log(`Flagbridge is at ${url} as a host would serve it. Stop with Ctrl+C.`);
