import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalBackend } from '../../src/start-local-backend.ts';
import { connectTestBackend } from '../../src/testing/connect-test-backend.ts';
import { type LocalTestBackend, startTestBackend } from '../../src/testing/start-test-backend.ts';
import { workerProject } from '../../src/testing/worker-project.ts';

const DAY = 86_400_000;
const ADMIN = { authorization: 'Bearer owner' };
let backend: LocalTestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.stop());

test('names a project for each worker of the known test runners', () => {
  expect(workerProject('demo-app', { VITEST_POOL_ID: '3' })).toBe('demo-app-3');
  expect(workerProject('demo-app', { JEST_WORKER_ID: '1' })).toBe('demo-app-1');
  expect(workerProject('demo-app', { TEST_PARALLEL_INDEX: '0' })).toBe('demo-app-0');
  expect(workerProject('demo-app', {})).toBe('demo-app');
  expect(backend.project).toBe(`demo-test-${process.env['VITEST_POOL_ID']}`);
});

test('shares nothing among the backends of eight workers', async () => {
  const workers = await Promise.all(
    Array.from({ length: 8 }, (_, worker) =>
      startTestBackend({ project: `demo-worker-${worker}` }),
    ),
  );
  try {
    const snapshots = await Promise.all(workers.map((worker) => worker.snapshot()));
    await Promise.all(
      workers.map(async (worker, number) => {
        await worker.seed({ [`only/${number}`]: { number } });
        await worker.clock.advance(number * DAY);
        await signUp(worker, `${number}@example.com`);
      }),
    );
    const seen = await Promise.all(workers.map(contentOf));
    expect(seen).toEqual(
      workers.map((_, number) => ({ documents: [String(number)], accounts: 1 })),
    );
    const [first, ...others] = workers;
    const [start] = snapshots;
    if (first === undefined || start === undefined) throw new Error('No workers.');
    await first.restore(start);
    expect(await contentOf(first)).toEqual({ documents: [], accounts: 0 });
    expect(await Promise.all(others.map(contentOf))).toEqual(seen.slice(1));
    const times = await Promise.all(workers.map((worker) => worker.clock.now()));
    expect(times.map((time) => Math.round((time - Date.now()) / DAY))).toEqual([...workers.keys()]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});

test('moves the clock of tokens, server timestamps and sign-in limits', async () => {
  const kit = await connectTestBackend(backend.addresses.app);
  const account = await signUp(backend, 'clock@example.com');
  const create = () =>
    commit(kit, `Bearer ${String(account['idToken'])}`, [
      {
        update: { name: `${documentsOf(kit)}/times/x`, fields: {} },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
    ]);
  await kit.clock.set(new Date('2031-05-01T00:00:00Z'));
  expect((await create()).status).toBe(401);
  const asAdmin = await commit(kit, ADMIN.authorization, [
    {
      update: { name: `${documentsOf(kit)}/times/x`, fields: {} },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  expect(JSON.stringify(await asAdmin.json())).toContain('"timestampValue":"2031-05-01T00:00:0');
  await expect(kit.clock.set(Date.parse('+010000-01-01T00:00:00Z'))).rejects.toThrow(
    '1970 to 9999',
  );
  await kit.clock.reset();
  expect(Math.abs((await kit.clock.now()) - Date.now())).toBeLessThan(1000);
  // Without rules only administrators may write, but the token counts again.
  expect((await create()).status).toBe(403);
});

test('takes control calls only in development mode, and from programs on this machine', async () => {
  const call = (origin: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const url = new URL('/emulator/v1/control/snapshots', origin);
      request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  const { app } = backend.addresses;
  expect(await call(app)).toBe(200);
  expect(await call(app, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await call(app, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await call(app, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await call(app, { host: '192.0.2.1' })).toBe(404);
  const plain = await startLocalBackend();
  expect(await call(plain.addresses.app)).toBe(403);
  await plain.stop();
});

function documentsOf({ project }: { readonly project: string }): string {
  return `projects/${project}/databases/(default)/documents`;
}

function commit(
  kit: Pick<LocalTestBackend, 'project' | 'addresses'>,
  authorization: string,
  writes: object[],
): Promise<Response> {
  const { host, port } = kit.addresses.firestore;
  return fetch(`http://${host}:${port}/v1/${documentsOf(kit)}:commit`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ writes }),
  });
}

async function signUp(kit: LocalTestBackend, email: string): Promise<Record<string, unknown>> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:signUp?key=${kit.firebaseConfig.apiKey}`;
  const response = await fetch(`${kit.addresses.identity}/${path}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'secret-1', returnSecureToken: true }),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as Record<string, unknown>;
}

async function contentOf(
  kit: LocalTestBackend,
): Promise<{ documents: string[]; accounts: number }> {
  const { host, port } = kit.addresses.firestore;
  const list = await fetch(`http://${host}:${port}/v1/${documentsOf(kit)}/only`, {
    headers: ADMIN,
  });
  const { documents = [] } = (await list.json()) as { documents?: { name: string }[] };
  const path = `identitytoolkit.googleapis.com/v1/projects/${kit.project}/accounts:query`;
  const accounts = await fetch(`${kit.addresses.identity}/${path}`, {
    method: 'POST',
    headers: { ...ADMIN, 'content-type': 'application/json' },
    body: JSON.stringify({ returnUserInfo: false }),
  });
  const { recordsCount } = (await accounts.json()) as { recordsCount: string };
  return {
    documents: documents.map(({ name }) => name.split('/').at(-1) ?? ''),
    accounts: Number(recordsCount),
  };
}
