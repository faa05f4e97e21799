import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { startLocalBackend } from '@quits/local-backend';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const RULES = fileURLToPath(new URL('../../web/firebase/firestore.rules', import.meta.url));

test('publishes the rates of the day, and keeps the last day while the source is down', async () => {
  expect(spawnSync('npm', ['run', '-s', 'build'], { cwd: HERE }).status).toBe(0);
  let isDown = false;
  const source = createServer((_request, response) => {
    response.writeHead(isDown ? 503 : 200);
    response.end(
      "<Cube><Cube time='2026-11-25'><Cube currency='USD' rate='1.0321'/></Cube></Cube>",
    );
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  process.env['RATES_URL'] = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`;
  const logged: string[] = [];
  const backend = await startLocalBackend({
    rulesFile: RULES,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
  const runAfter = async (days: number) => {
    backend.control.clock.advance(days * 24 * 3_600_000);
    await backend.functionsIdle();
    backend.control.clock.reset();
  };
  await runAfter(1);
  const app = initializeApp(backend.firebaseConfig, 'rates');
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  await signInAnonymously(auth);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, backend.addresses.firestore.host, backend.addresses.firestore.port);
  const read = async () => (await getDoc(doc(db, 'rates/2026-11-25'))).data();
  const published = { day: '2026-11-25', source: 'ECB', base: 'EUR', rates: { USD: '1.0321' } };
  expect(await read()).toEqual(published);
  isDown = true;
  await runAfter(2);
  expect(logged.join('\n')).toContain('The source of the rates answered 503.');
  expect(await read()).toEqual(published);
  await deleteApp(app);
  await backend.stop();
  source.close();
});
