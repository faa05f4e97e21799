import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../src/index.ts';
import { listen } from '../src/http/listen.ts';
import { acmeCertificates } from '../src/server/tls/acme-certificates.ts';
import { createHttpChallenges } from '../src/server/tls/http-challenges.ts';
import { closeHttpServer } from '../src/http/create-server.ts';
import { freePort, PUBLIC_NAME, sendRaw, startServerStage } from '../tests/support/server-stage.ts';
import { type RunningPebble, startPebble } from './start-pebble.ts';

const YEAR = 365 * 24 * 3_600_000;

let httpPort: number;
let pebble: RunningPebble;

beforeAll(async () => {
  httpPort = await freePort();
  pebble = await startPebble(httpPort);
});

afterAll(() => pebble.stop());

async function certificateAt(port: number): Promise<PeerCertificate> {
  const socket = connect({
    host: '127.0.0.1',
    port,
    servername: PUBLIC_NAME,
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerCertificate();
  socket.destroy();
  return certificate;
}

it('gets a certificate at the first start, and keeps it for the next', async () => {
  const { directory, authorityFile } = pebble;
  const encryption = { kind: 'acme', directory, authorityFile, httpPort } as const;
  const stage = await startServerStage({ encryption });
  const first = await certificateAt(stage.server.port);
  expect(first.subjectaltname).toBe(`DNS:${PUBLIC_NAME}`);
  expect(first.issuer.CN).toMatch(/^Pebble/);
  expect(await stage.send({ path: '/' })).toMatchObject({ status: 200 });

  // Without encryption there is nothing but a redirect.
  const { origin } = new URL(stage.server.url);
  for (const path of ['/groups/1?a=b', '/__/api/overview', '/.well-known/acme-challenge/none']) {
    const answer = await sendRaw(httpPort, false, PUBLIC_NAME, { path });
    expect(answer).toMatchObject({ status: 308, body: '' });
    expect(answer.headers['location']).toBe(origin + path);
  }
  const stored = join(stage.folder, 'data/certificates', `${PUBLIC_NAME}.pem`);
  expect(statSync(stored).mode & 0o777).toBe(0o600);
  await stage.server.stop();

  const other = await startServerStage({
    encryption: { ...encryption, directory: 'https://localhost:1/dir' },
    data: join(stage.folder, 'data'),
  });
  expect((await certificateAt(other.server.port)).serialNumber).toBe(first.serialNumber);
  await other.stop();
  rmSync(stage.folder, { recursive: true });
});

it('renews the certificate in time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quits-acme-'));
  const challenges = createHttpChallenges(`https://${PUBLIC_NAME}`);
  await listen(challenges.server, httpPort, '127.0.0.1');
  let now = Date.now();
  const logged: string[] = [];
  const source = acmeCertificates({
    hostname: PUBLIC_NAME,
    folder,
    challenges,
    directory: pebble.directory,
    authorityFile: pebble.authorityFile,
    interval: 10,
    now: () => now,
    log: ({ message, details }) => logged.push(message + JSON.stringify(details ?? {})),
  });
  const first = await source.first();
  const renewed: string[] = [];
  const stop = source.watch(({ cert }) => renewed.push(cert));
  expect(renewed).toEqual([]);
  logged.length = 0;
  // Pebble's certificates last five years.
  now += 4 * YEAR;
  await eventually(() => expect(logged).toEqual([expect.stringContaining('was renewed')]));
  stop();
  expect(renewed).toHaveLength(1);
  expect(renewed[0]).not.toBe(first.cert);
  await closeHttpServer(challenges.server);
  rmSync(folder, { recursive: true });
});

it('says in one line why there is no certificate', async () => {
  const port = await freePort();
  const encryption = {
    kind: 'acme',
    httpPort: port,
    directory: 'https://localhost:1/dir',
  } as const;
  const start = startServerStage({ encryption });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/^There is no certificate for quits\.example\.org: .*\.$/);
});
