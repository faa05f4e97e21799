import { eventually } from '@quits/tooling-presets/eventually';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import { connect } from '../support/sdk-client.ts';

const DENIED = { code: 'permission-denied' };

function person(name?: string): Firestore {
  const project = 'demo-locked';
  return connect(name === undefined ? { project } : { project, token: { sub: name } });
}

describe('where rules hold', () => {
  test('people reach their own and nothing else', async () => {
    const [ann, nobody] = [person('ann'), person()];
    await setDoc(doc(ann, 'own/ann'), { a: 1 });
    expect((await getDoc(doc(ann, 'own/ann'))).data()).toEqual({ a: 1 });
    for (const client of [person('bob'), nobody]) {
      await expect(getDoc(doc(client, 'own/ann'))).rejects.toMatchObject(DENIED);
      await expect(setDoc(doc(client, 'own/ann'), {})).rejects.toMatchObject(DENIED);
    }
    await expect(getDoc(doc(ann, 'elsewhere/x'))).rejects.toMatchObject(DENIED);
  });

  test('the owner token opens everything', async () => {
    const owner = connect({ project: 'demo-locked', token: 'owner' });
    await setDoc(doc(owner, 'elsewhere/y'), { a: 1 });
    expect((await getDocs(collection(owner, 'elsewhere'))).size).toBe(1);
  });

  test('a refused write is taken back, what comes after it is made', async () => {
    const ann = person('ann');
    const seen: unknown[] = [];
    const stop = onSnapshot(doc(ann, 'own/ann'), (snapshot) => seen.push(snapshot.get('n')));
    await setDoc(doc(ann, 'own/ann'), { n: 1 });
    const batch = writeBatch(ann);
    batch.update(doc(ann, 'own/ann'), { n: 2 });
    batch.set(doc(ann, 'own/bob'), { n: 2 });
    const refused = batch.commit();
    const allowed = updateDoc(doc(ann, 'own/ann'), { m: 3 });
    await expect(refused).rejects.toMatchObject(DENIED);
    await allowed;
    await eventually(() => expect(seen.at(-1)).toBe(1));
    expect(seen).toContain(2);
    stop();
  });

  test('a query is answered when it can only find what is allowed', async () => {
    const ann = person(`ann-${crypto.randomUUID()}`);
    const posts = collection(ann, 'posts');
    const owner = connect({ project: 'demo-locked', token: 'owner' });
    const tag = crypto.randomUUID();
    await setDoc(doc(owner, 'posts', tag), { public: true, author: 'x', tag });
    const open = query(posts, where('public', '==', true), where('tag', '==', tag));
    expect((await getDocs(open)).size).toBe(1);
    await expect(getDocs(posts)).rejects.toMatchObject(DENIED);
    await expect(getDocs(query(posts, where('author', '==', 'x')))).rejects.toMatchObject(DENIED);
  });

  test('a refused listener is told and leaves the others alone', async () => {
    const ann = person('ann');
    const errors: unknown[] = [];
    const seen: unknown[] = [];
    onSnapshot(collection(ann, 'posts'), vi.fn<() => void>(), (error) => errors.push(error.code));
    const stop = onSnapshot(doc(ann, 'own/ann'), (snapshot) => seen.push(snapshot.exists()));
    await eventually(() => expect(errors).toEqual(['permission-denied']));
    await eventually(() => expect(seen.length).toBeGreaterThan(0));
    stop();
  });
});
