import { AppError } from '@quits/errors';
import { createValueStore } from '@quits/firebase-core';
import { eventually } from '@quits/tooling-presets/eventually';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRemovals } from './create-removals.ts';

const kept = new Map<string, string>();
const device = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

function failing(code: string) {
  return () => Promise.reject(new AppError(code, { recovery: 'retry', message: code }));
}

describe('createRemovals', () => {
  it('deletes at once and forgets', async () => {
    const deleted: string[] = [];
    const remove = (path: string) => Promise.resolve(void deleted.push(path));
    createRemovals({ remove, uid: createValueStore<string | undefined>('ana'), device }).add([
      'a',
      'b',
    ]);
    await eventually(() => expect(kept.size).toBe(0));
    expect(deleted).toEqual(['a', 'b']);
  });

  it('tries again after a reload what did not work without a connection', async () => {
    const uid = createValueStore<string | undefined>('ana');
    createRemovals({ remove: failing('storage/retry-limit-exceeded'), uid, device }).add(['a']);
    await Promise.resolve();
    expect([...kept.values()]).toEqual(['["a"]']);

    const deleted: string[] = [];
    const remove = (path: string) => Promise.resolve(void deleted.push(path));
    createRemovals({ remove, uid, device });
    await eventually(() => expect(kept.size).toBe(0));
    expect(deleted).toEqual(['a']);
  });

  it('gives up on a file that is gone or that it may not delete', async () => {
    const uid = createValueStore<string | undefined>('ana');
    createRemovals({ remove: failing('storage/object-not-found'), uid, device }).add(['a']);
    await eventually(() => expect(kept.size).toBe(0));
  });

  it('keeps the lists of two accounts apart', async () => {
    const uid = createValueStore<string | undefined>('ana');
    const attempts: string[] = [];
    const remove = (path: string) => {
      attempts.push(path);
      return failing('storage/unknown')();
    };
    createRemovals({ remove, uid, device }).add(['a']);
    uid.set('ben');
    await Promise.resolve();
    expect(attempts).toEqual(['a']);
  });
});
