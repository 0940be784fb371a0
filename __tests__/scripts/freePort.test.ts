import { createServer, type AddressInfo, type Server } from 'node:net';

import { freePort, wantedPort } from '../../scripts/web/freePort.mjs';

const listen = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(port, () => resolve(server));
  });

test('a taken port gets the next free one, and a sentence', async () => {
  const server = await listen(0);
  const { port: taken } = server.address() as AddressInfo;
  const { port, sentence } = await freePort(taken);
  server.close();
  expect(port).toBeGreaterThan(taken);
  expect(sentence).toBe(`Port ${taken} is taken by another program, so Flagbridge uses ${port}.`);
});

test.each([
  ['no flag', [], 8081],
  ['--port', ['--port', '9000'], 9000],
  ['-p', ['-p', '9001'], 9001],
  ['a port that is none', ['--port', 'starboard'], 8081],
  ['a port too high', ['--port', '70000'], 8081],
])('%s', (_what, args, port) => {
  expect(wantedPort(args, 8081)).toBe(port);
});
