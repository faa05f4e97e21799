import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '@quits/tooling-presets/eventually';
import { sharePort } from './shared-port.ts';

const server = createServer((_request, response) => response.end('http1'));
const taken: Socket[] = [];
let closeUndecided: () => void;

beforeEach(async () => {
  closeUndecided ??= sharePort(server, { accept: (socket) => void taken.push(socket) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  closeUndecided();
  for (const socket of taken.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

test('serves a request that comes byte by byte, though it begins like the preface', async () => {
  const socket = open().setNoDelay(true);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  for (const part of ['P', 'R', 'OPFIND / HTTP/1.1\r\nHost: x\r\n\r\n']) {
    await new Promise((resolve) => socket.write(part, resolve));
  }
  await eventually(() => expect(answer).toContain('http1'));
  socket.destroy();
});

test('hands a connection with the preface of HTTP/2 over, nothing lost', async () => {
  const socket = open();
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nrest');
  await eventually(() => expect(taken).toHaveLength(1));
  const [received] = taken;
  expect(String(received?.read())).toBe('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nrest');
});

test('closes connections that have not said anything', async () => {
  const socket = open();
  await new Promise((resolve) => socket.once('connect', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await eventually(async () => {
    closeUndecided();
    await Promise.race([closed, Promise.reject(new Error('still open'))]);
  });
});
