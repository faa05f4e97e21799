import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverAnswers } from './probe.ts';

const app = initializeApp({ projectId: 'demo' }, 'probe');
const db = getFirestore(app);
connectFirestoreEmulator(db, '127.0.0.1', 9);
const connect = () => Promise.resolve({ db });
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
});

// If this fails, look for a public way to read the host of a Firestore instance.
it('requests the host that the SDK exposes only in `toJSON`', async () => {
  request.mockResolvedValueOnce(new Response()).mockRejectedValueOnce(new TypeError('failed'));
  expect(await serverAnswers({ connect })).toBe(true);
  expect(await serverAnswers({ connect })).toBe(false);
  expect(request.mock.calls.map(([address]) => address)).toEqual([
    'http://127.0.0.1:9/',
    'http://127.0.0.1:9/',
  ]);
  expect(Object.keys(db).filter((name) => /^(?:host|settings|url)$/.test(name))).toEqual([]);

  request.mockClear();
  expect(await serverAnswers({ connect, probe: false })).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
