import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
  terminate,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

/** Returns a true condition of this cost. */
const taking = (cost: number) =>
  `[${Array(cost - 4)
    .fill('0')
    .join(',')}].size() > 0`;
const RULES = serviceOf(`
    match /cheap/{id} { allow read, write: if id == 'x'; }
    match /dear/{id} { allow write: if ${taking(898)}; }
    match /dearest/{id} { allow write: if ${taking(1798)}; }
`);

let backend: LocalBackend;
let app: FirebaseApp;
let db: Firestore;

beforeEach(async () => {
  setLogLevel('silent');
  backend = await startLocalBackend({ rules: RULES, emulatorTokens: true });
  app = initializeApp(backend.firebaseConfig, 'costs');
  db = getFirestore(app);
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(db, host, port, { mockUserToken: { sub: 'ada' } });
});

afterEach(async () => {
  await terminate(db);
  await deleteApp(app);
  await backend.stop();
});

async function commit(...paths: readonly string[]): Promise<void> {
  const batch = writeBatch(db);
  for (const path of paths) batch.set(doc(db, path), {});
  await batch.commit();
}

const decided = () =>
  backend.ruleCosts().map(({ method, name, uid, allowed, cost }) => {
    return { method, path: name.split('/').slice(5).join('/'), uid, allowed, cost };
  });

describe('the cost of requests', () => {
  it('is told of each document of a commit, which is counted anew for each', async () => {
    await commit('cheap/x', 'dear/1', 'dear/2');
    const common = { method: 'create', uid: 'ada', allowed: true };
    expect(decided()).toEqual([
      { ...common, path: 'cheap/x', cost: 3 },
      { ...common, path: 'dear/1', cost: 898 },
      { ...common, path: 'dear/2', cost: 898 },
    ]);
    expect(new Set(backend.ruleCosts().map(({ time }) => time)).size).toBe(1);
    await getDoc(doc(db, 'cheap/x'));
    expect(decided().at(-1)).toEqual({ ...common, method: 'get', path: 'cheap/x', cost: 3 });
  });

  it('refuses what takes more than 1000, and says how much it would have taken', async () => {
    await expect(commit('dearest/x')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(decided()).toMatchObject([{ path: 'dearest/x', allowed: false, cost: 1798 }]);
  });

  it('is answered to test tools and shown by the dashboard', async () => {
    await commit('dear/1');
    const { host, port } = backend.addresses.firestore;
    const address = `http://${host}:${port}/emulator/v1/projects/${backend.project}:ruleCosts`;
    const { requests } = (await (await fetch(address)).json()) as { requests: unknown };
    expect(requests).toEqual(backend.ruleCosts());
    const shown = (await (
      await fetch(`${backend.addresses.app}/__/api/requests`)
    ).json()) as object;
    const decision = { method: 'create', path: 'dear/1', uid: 'ada', allowed: true, cost: 898 };
    expect(shown).toMatchObject({ requests: [decision], mostExpressions: 1000 });
  });
});
