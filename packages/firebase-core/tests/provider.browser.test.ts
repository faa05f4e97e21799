import { signInAnonymously } from 'firebase/auth';
import { doc, getDoc, getDocFromCache, setDoc } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseConfig, type FirebaseConfig } from '../src/config/firebase-config.ts';
import type { CreateFirebaseOptions } from '../src/provider/create-firebase-options.ts';
import { createFirebase, type FirebaseServices } from '../src/provider/create-firebase.ts';
import { probeStorage } from '../src/provider/probe-storage.ts';

const open: FirebaseServices[] = [];
let config: FirebaseConfig;
/** Name of the app, unique per test, so that tests share no stored data. */
let name: string;

beforeEach(() => {
  const parsed = parseConfig(inject('config'));
  if (!parsed.ok) throw parsed.error;
  config = parsed.value;
  name = crypto.randomUUID();
});

afterEach(async () => {
  for (const provider of open.splice(0)) await provider.clearPersistence();
});

function start(options?: CreateFirebaseOptions): FirebaseServices {
  const provider = createFirebase(config, { name, ...options });
  if (!open.includes(provider)) open.push(provider);
  return provider;
}

describe('a provider', () => {
  it('loads each service once, on first use', async () => {
    const provider = start();
    expect(provider.readiness.auth.getState()).toEqual({ status: 'idle' });
    expect(provider.readiness.firestore.getState()).toEqual({ status: 'idle' });
    const [first, second] = await Promise.all([provider.auth(), provider.auth()]);
    expect(first).toBe(second);
    expect(provider.readiness.auth.getState()).toEqual({ status: 'ready' });
    expect(provider.readiness.firestore.getState()).toEqual({ status: 'idle' });
  });

  it('is the same for the same configuration, and rejects another with its name', () => {
    expect(start()).toBe(start());
    expect(() => createFirebase({ ...config, projectId: 'other' }, { name })).toThrowError(
      expect.objectContaining({ code: 'config/conflict' }),
    );
  });

  it('starts Auth before Firestore, and runs what must come before Auth first', async () => {
    const order: string[] = [];
    const provider = start({ beforeAuth: () => void order.push('beforeAuth') });
    provider.readiness.auth.subscribe(() => order.push(provider.readiness.auth.getState().status));
    await provider.firestore();
    expect(order).toEqual(['loading', 'beforeAuth', 'ready']);
    expect(provider.readiness.firestore.getState()).toEqual({ status: 'ready' });
  });

  it('connects to the emulators of its configuration as the signed-in user', async () => {
    const provider = start();
    const { user } = await signInAnonymously(await provider.auth());
    const db = await provider.firestore();
    const own = doc(db, 'notes', user.uid);
    await setDoc(own, { text: 'kept' });
    expect((await getDoc(own)).data()).toEqual({ text: 'kept' });
  });

  it('keeps data on the device across a close, and none after clearing', async () => {
    const first = createFirebase(config, { name });
    const { user } = await signInAnonymously(await first.auth());
    await setDoc(doc(await first.firestore(), 'notes', user.uid), { text: 'kept' });
    expect(first.cache.getState()).toEqual({ status: 'persistent' });
    await first.close();

    const second = createFirebase(config, { name });
    const kept = await getDocFromCache(doc(await second.firestore(), 'notes', user.uid));
    expect(kept.data()).toEqual({ text: 'kept' });
    await second.clearPersistence();

    const third = start();
    const gone = getDocFromCache(doc(await third.firestore(), 'notes', user.uid));
    await expect(gone).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('stores nothing with the memory cache, and says so', async () => {
    const provider = start({ cache: 'memory' });
    await provider.firestore();
    expect(provider.cache.getState()).toEqual({ status: 'memory', reason: 'asked' });
  });
});

describe('probeStorage', () => {
  it('detects a browser that stores data', async () => {
    expect(await probeStorage()).toEqual({ status: 'persistent' });
  });

  it('says why a browser stores nothing', async () => {
    const refusing = {
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(await probeStorage(Object.assign(Object.create(indexedDB), refusing))).toEqual({
      status: 'memory',
      reason: 'storage-denied',
    });
  });
});
