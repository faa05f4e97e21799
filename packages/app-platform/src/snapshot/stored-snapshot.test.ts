import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, expect, it } from 'vitest';
import {
  forgetSnapshots,
  keyOf,
  MOST_BYTES,
  MOST_VIEWS,
  readSnapshot,
  type SnapshotStorage,
  storeSnapshot,
} from './stored-snapshot.ts';

const NOW = { build: '/assets/index-a.js', variant: 'narrow en-US' };

let kept: Map<string, string>;
let storage: SnapshotStorage;

beforeEach(() => {
  kept = new Map([['quits.appearance', 'dark']]);
  storage = memoryStorage(kept);
});

function snapshot(at: number, html = '<h1>Alps</h1>') {
  return { ...NOW, at, title: 'Alps', lang: 'en-US', dir: 'ltr', height: 900, fonts: [], html };
}

function views(): readonly string[] {
  return [...kept.keys()].filter((key) => key.startsWith('quits.snapshot.'));
}

it('returns a view only to the account that stored it', () => {
  storeSnapshot(storage, 'ana', '/groups', snapshot(1));
  expect(readSnapshot(storage, 'ana', '/groups', NOW)?.html).toBe('<h1>Alps</h1>');
  expect(readSnapshot(storage, 'ana', '/groups/g', NOW)).toBeUndefined();
  expect(readSnapshot(storage, 'ben', '/groups', NOW)).toBeUndefined();
});

it.each([
  ['build', { ...NOW, build: '/assets/index-b.js' }],
  ['width class or language', { ...NOW, variant: 'wide en-US' }],
])('returns no view of another %s, and removes it when the next one is stored', (_, now) => {
  storeSnapshot(storage, 'ana', '/groups', snapshot(1));
  expect(readSnapshot(storage, 'ana', '/groups', now)).toBeUndefined();
  storeSnapshot(storage, 'ana', '/groups/g', { ...snapshot(2), ...now });
  expect(views()).toEqual([keyOf('ana', '/groups/g')]);
});

it.each(['no JSON', '{}', 'null', '[]', '{"html":1}'])(
  'ignores and later removes malformed contents: %s',
  (text) => {
    kept.set(keyOf('ana', '/groups'), text);
    expect(readSnapshot(storage, 'ana', '/groups', NOW)).toBeUndefined();
    storeSnapshot(storage, 'ana', '/groups/g', snapshot(1));
    expect(views()).toEqual([keyOf('ana', '/groups/g')]);
  },
);

it('keeps only the newest views', () => {
  for (let at = 0; at < 20; at += 1) storeSnapshot(storage, 'ana', `/groups/${at}`, snapshot(at));
  const newest = Array.from({ length: MOST_VIEWS }, (_, at) => keyOf('ana', `/groups/${at + 12}`));
  expect(new Set(views())).toEqual(new Set(newest));
  // Storing a view again makes it the newest one.
  storeSnapshot(storage, 'ana', '/groups/12', snapshot(20));
  storeSnapshot(storage, 'ana', '/groups/20', snapshot(21));
  expect(views()).toContain(keyOf('ana', '/groups/12'));
  expect(views()).not.toContain(keyOf('ana', '/groups/13'));
});

it('stays within the size limit with views of any size', () => {
  for (let at = 0; at < 60; at += 1) {
    const html = 'x'.repeat((at * 7919) % 130_000);
    storeSnapshot(storage, 'ana', `/groups/${at}`, snapshot(at, html));
    const bytes = views().reduce(
      (sum, key) => sum + 2 * (key.length + (kept.get(key) ?? '').length),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  }
});

it('removes the view of a path if its newest one is too large', () => {
  storeSnapshot(storage, 'ana', '/groups', snapshot(1));
  storeSnapshot(storage, 'ana', '/groups', snapshot(2, 'x'.repeat(MOST_BYTES)));
  expect(readSnapshot(storage, 'ana', '/groups', NOW)).toBeUndefined();
});

it('removes all views or those of other accounts, and no other keys', () => {
  for (const uid of ['ana', 'anabel', 'ben']) storeSnapshot(storage, uid, '/groups', snapshot(1));
  forgetSnapshots(storage, 'ana');
  expect(views()).toEqual([keyOf('ana', '/groups')]);
  forgetSnapshots(storage);
  expect([...kept.keys()]).toEqual(['quits.appearance']);
});
