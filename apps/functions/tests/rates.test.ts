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

const ecb = (day: string) =>
  `<Cube><Cube time='${day}'><Cube currency='USD' rate='1.0321'/></Cube></Cube>`;
const table = (rates: object) => JSON.stringify([{ effectiveDate: '2026-11-18', rates }]);

test('publishes the rates of two sources, and those of the first while the second is down', async () => {
  const answers = new Map([
    ['/ecb', ecb('2026-11-25')],
    ['/nbp/b/?format=json', table([{ code: 'AED', mid: 1 }])],
    ['/nbp/a/2026-11-18/?format=json', table([{ code: 'EUR', mid: 4 }])],
  ]);
  const source = createServer(({ url = '' }, response) => {
    response.writeHead(answers.has(url) ? 200 : 503);
    response.end(answers.get(url));
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  process.env['RATES_URL'] = `${origin}/ecb`;
  process.env['FURTHER_RATES_URL'] = `${origin}/nbp`;
  const logged: string[] = [];
  const backend = await startLocalBackend({
    rulesFile: RULES,
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
  const runAfter = async (days: number) => {
    backend.control.clock.advance(days * 24 * 3_600_000);
    await backend.functionsIdle();
    backend.control.clock.reset();
  };
  // As the function stored it while the second source was down.
  const { host, port } = backend.addresses.firestore;
  const stored = {
    day: { stringValue: '2026-11-25' },
    source: { stringValue: 'ECB' },
    base: { stringValue: 'EUR' },
    rates: { mapValue: { fields: { USD: { stringValue: '1.0321' } } } },
  };
  const { projectId } = backend.firebaseConfig;
  const place = `projects/${projectId}/databases/(default)/documents/rates/2026-11-25`;
  const put = await fetch(`http://${host}:${port}/v1/${place}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: stored }),
  });
  expect(put.status).toBe(200);
  await runAfter(1);
  const app = initializeApp(backend.firebaseConfig, 'rates');
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  await signInAnonymously(auth);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, port);
  const read = async (day: string) => (await getDoc(doc(db, `rates/${day}`))).data();
  const usual = { source: 'ECB', base: 'EUR', rates: { USD: '1.0321' } };
  const further = {
    day: '2026-11-18',
    source: 'NBP',
    base: 'PLN',
    rates: { AED: '1', EUR: '0.25' },
  };
  const first = { day: '2026-11-25', ...usual, further };
  expect(await read('2026-11-25')).toEqual(first);
  answers.set('/ecb', ecb('2026-11-26'));
  answers.delete('/nbp/b/?format=json');
  await runAfter(2);
  expect(await read('2026-11-26')).toEqual({ day: '2026-11-26', ...usual });
  expect(logged.join('\n')).toContain('The source of the rates answered 503.');
  expect(await read('2026-11-25')).toEqual(first);
  await deleteApp(app);
  await backend.stop();
  source.close();
});
