import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { rulesBackend } from '../support/rules-backend.ts';

const RULES = serviceOf(`
    match /notes/{id} {
      allow read: if resource.data.owner == request.auth.uid || resource.data.public == true;
      allow create: if request.auth.uid == request.resource.data.owner
        && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text', 'edits'])
        && request.resource.data.edits == resource.data.edits + 1;
      allow delete: if resource.data.owner == request.auth.uid && request.auth.token.admin == true;
    }
    match /clubs/{club}/news/{id} {
      allow read: if request.auth.uid in get(/databases/$(database)/documents/clubs/$(club)).data.members;
    }
    match /counted/{id} {
      allow read: if !exists(/databases/$(database)/documents/other/$(id));
    }
    match /top/{id} {
      allow list: if request.query.limit <= 10;
    }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/pairs/$(id + '-twin'));
    }
    match /{path=**}/tags/{id} {
      allow list: if request.auth.uid in resource.data.sharedWith;
    }
`);

const ROOT_OF_TESTS = 'projects/demo-rules/databases/(default)/documents';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { ...rulesBackend, rules: RULES },
  });
});

afterAll(async () => {
  await environment.cleanup();
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await setDoc(doc(db, 'notes/mine'), { owner: 'alice', text: 'a', edits: 0 });
    await setDoc(doc(db, 'notes/hers'), { owner: 'bob', text: 'b', edits: 0 });
    await setDoc(doc(db, 'notes/open'), { owner: 'bob', text: 'c', edits: 0, public: true });
    await setDoc(doc(db, 'users/bob/tags/t'), { sharedWith: ['alice'] });
  });
});

// Each context is a client with separate connections, of which a browser allows six.
const clients = new Map<string, Client>();
type Client = ReturnType<RulesTestContext['firestore']>;

function once(name: string, connect: () => RulesTestContext): Client {
  const client = clients.get(name) ?? connect().firestore();
  clients.set(name, client);
  return client;
}

const alice = () => once('alice', () => environment.authenticatedContext('alice'));
const nobody = () => once('nobody', () => environment.unauthenticatedContext());

describe('reads', () => {
  it('give what the rules allow', async () => {
    await assertSucceeds(getDoc(doc(alice(), 'notes/mine')));
    await assertSucceeds(getDoc(doc(nobody(), 'notes/open')));
    await assertFails(getDoc(doc(alice(), 'notes/hers')));
    await assertFails(getDoc(doc(alice(), 'notes/missing')));
    await assertFails(getDoc(doc(nobody(), 'notes/mine')));
    await assertFails(getDoc(doc(alice(), 'elsewhere/x')));
  });

  it('allow queries that the filters prove, and only those', async () => {
    const notes = collection(alice(), 'notes');
    const mine = await assertSucceeds(getDocs(query(notes, where('owner', '==', 'alice'))));
    expect(mine.docs.map(({ id }) => id)).toEqual(['mine']);
    await assertSucceeds(getDocs(query(notes, where('public', '==', true))));
    await assertFails(getDocs(notes));
    await assertFails(getDocs(query(notes, where('owner', '==', 'bob'))));
    await assertFails(getDocs(query(notes, where('owner', 'in', ['alice', 'bob']))));
    await assertFails(getDocs(query(notes, orderBy('owner'))));
  });

  it('treat counting like a query', async () => {
    const notes = collection(alice(), 'notes');
    const counted = await assertSucceeds(
      getCountFromServer(query(notes, where('owner', '==', 'alice'))),
    );
    expect(counted.data().count).toBe(1);
    await assertFails(getCountFromServer(notes));
  });

  it('see the limit of a query', async () => {
    const top = collection(nobody(), 'top');
    await assertSucceeds(getDocs(query(top, limit(10))));
    await assertFails(getDocs(query(top, limit(11))));
    await assertFails(getDocs(top));
  });

  it('let a collection group through a recursive wildcard', async () => {
    const tags = collectionGroup(alice(), 'tags');
    await assertSucceeds(getDocs(query(tags, where('sharedWith', 'array-contains', 'alice'))));
    await assertFails(getDocs(tags));
    await assertFails(
      getDocs(
        query(collectionGroup(nobody(), 'tags'), where('sharedWith', 'array-contains', 'alice')),
      ),
    );
  });

  it('share a budget of 20 documents when several are read at once', async () => {
    const { host, port } = rulesBackend;
    const documents = (count: number) =>
      Array.from({ length: count }, (_, at) => `${ROOT_OF_TESTS}/counted/${at}`);
    const read = async (count: number) => {
      const path = `http://${host}:${port}/v1/${ROOT_OF_TESTS}:batchGet`;
      const body = JSON.stringify({ documents: documents(count) });
      return (await fetch(path, { method: 'POST', body })).status;
    };
    expect(await read(20)).toBe(200);
    expect(await read(21)).toBe(403);
  });

  it('refuse listeners the same way', async () => {
    const listen = (path: string) =>
      new Promise((resolve, reject) => {
        const stop = onSnapshot(
          doc(alice(), path),
          (snapshot) => {
            stop();
            resolve(snapshot);
          },
          reject,
        );
      });
    await assertSucceeds(listen('notes/mine'));
    await assertFails(listen('notes/hers'));
  });
});

it('a listener ends when what its rules looked up changes', async () => {
  const ended = Promise.withResolvers<string>();
  const opened = Promise.withResolvers<void>();
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'clubs/c'), { members: ['alice'] });
  });
  onSnapshot(
    collection(alice(), 'clubs/c/news'),
    () => opened.resolve(),
    (error) => ended.resolve(error.code),
  );
  await opened.promise;
  await environment.withSecurityRulesDisabled(async (context) => {
    await updateDoc(doc(context.firestore(), 'clubs/c'), { members: [] });
  });
  expect(await ended.promise).toBe('permission-denied');
});

describe('writes', () => {
  it('tell create, update and delete apart', async () => {
    const db = alice();
    await assertSucceeds(
      setDoc(doc(db, 'notes/new'), { owner: 'alice', edits: 0, at: serverTimestamp() }),
    );
    await assertFails(setDoc(doc(db, 'notes/late'), { owner: 'alice', at: new Date(0) }));
    await assertFails(setDoc(doc(db, 'notes/his'), { owner: 'bob', at: serverTimestamp() }));
    await assertSucceeds(updateDoc(doc(db, 'notes/mine'), { text: 'new', edits: increment(1) }));
    await assertFails(updateDoc(doc(db, 'notes/mine'), { owner: 'bob', edits: increment(1) }));
    await assertFails(updateDoc(doc(db, 'notes/mine'), { text: 'new', edits: increment(2) }));
    await assertFails(deleteDoc(doc(db, 'notes/mine')));
    const admin = environment.authenticatedContext('alice', { admin: true }).firestore();
    await assertSucceeds(deleteDoc(doc(admin, 'notes/mine')));
  });

  it('judge a batch by what will be there after it, and refuse it whole', async () => {
    const db = alice();
    await assertFails(setDoc(doc(db, 'pairs/a'), { n: 1 }));
    const batch = writeBatch(db);
    batch.set(doc(db, 'pairs/a'), { n: 1 });
    batch.set(doc(db, 'pairs/a-twin'), { n: 2 });
    batch.set(doc(db, 'pairs/a-twin-twin'), { n: 3 });
    await assertFails(batch.commit());
    await environment.withSecurityRulesDisabled(async (context) => {
      const found = await getDoc(doc(context.firestore(), 'pairs/a'));
      expect(found.exists()).toBe(false);
    });
  });

  it('are judged in transactions too', async () => {
    const db = alice();
    const edit = (id: string) =>
      runTransaction(db, async (transaction) => {
        const note = await transaction.get(doc(db, `notes/${id}`));
        transaction.update(note.ref, { text: 'x', edits: Number(note.get('edits')) + 1 });
      });
    await assertSucceeds(edit('mine'));
    await assertFails(edit('open'));
  });
});

describe('the emulator paths', () => {
  const url = (path: string) =>
    `http://${rulesBackend.host}:${rulesBackend.port}/emulator/v1/projects/demo-rules${path}`;

  it('refuse malformed rules and keep the old ones', async () => {
    const wrong = initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { ...rulesBackend, rules: 'service cloud.firestore { match' },
    });
    await expect(wrong).rejects.toThrow('INVALID_ARGUMENT');
    await assertSucceeds(getDoc(doc(alice(), 'notes/mine')));
  });

  it('hold each project to its own rules', async () => {
    const other = await initializeTestEnvironment({
      projectId: 'demo-other',
      firestore: {
        ...rulesBackend,
        rules: serviceOf('match /notes/{id} { allow read; }'),
      },
    });
    await assertSucceeds(getDocs(collection(other.unauthenticatedContext().firestore(), 'notes')));
    await assertFails(getDocs(collection(nobody(), 'notes')));
    await other.cleanup();
  });

  it('report coverage as JSON and as a page', async () => {
    await assertFails(getDoc(doc(alice(), 'notes/hers')));
    const report: unknown = await (await fetch(url(':ruleCoverage'))).json();
    expect(report).toMatchObject({
      rules: { files: [{ content: RULES }] },
      report: expect.arrayContaining([
        expect.objectContaining({
          values: expect.arrayContaining([
            { value: { boolValue: false }, count: expect.any(Number) },
          ]),
        }),
      ]),
    });
    const page = await fetch(url(':ruleCoverage.html'));
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect((await page.text()).replaceAll(/<[^>]*>/g, '')).toContain('resource.data.owner');
  });

  it('tell why the last requests were refused', async () => {
    await assertFails(getDoc(doc(alice(), 'notes/hers')));
    const { refusals } = (await (await fetch(url(':ruleRefusals'))).json()) as {
      refusals: object[];
    };
    expect(refusals.at(-1)).toMatchObject({
      method: 'get',
      name: 'projects/demo-rules/databases/(default)/documents/notes/hers',
      uid: 'alice',
      reasons: [
        { line: 6, outcome: 'false', values: [{ value: '"bob"' }, { value: '"alice"' }] },
        { line: 6, outcome: 'error: Property public is undefined on object.' },
      ],
    });
  });
});
