import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { rulesOf } from '../testing/rules-of.ts';

/** Lets the disk take the log, or fail to. */
type Release = (failure?: NodeJS.ErrnoException) => void;

/** Syncs that wait, the first one first. */
let waiting: Release[] = [];
let immediate = 0;
let folder = '';
const { fdatasync, fdatasyncSync } = fs;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-log-sync-'));
  waiting = [];
  immediate = 0;
  Object.assign(fs, {
    fdatasync: (file: number, done: (failure: NodeJS.ErrnoException | null) => void) => {
      waiting.push((failure) => {
        if (failure === undefined) fdatasync(file, done);
        else done(failure);
      });
    },
    fdatasyncSync: (file: number) => {
      immediate += 1;
      fdatasyncSync(file);
    },
  });
  syncBuiltinESMExports();
});

afterEach(() => {
  Object.assign(fs, { fdatasync, fdatasyncSync });
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

function open(options: Parameters<typeof openFirestore>[0] = {}, caller?: Caller) {
  const storage = new DatabaseSync(join(folder, 'data.sqlite'));
  storage.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
  storage.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE; COMMIT');
  const firestore = openFirestore({ storage, ...options }, caller);
  const commit = (path: string, text: string) => {
    const fields = { text: { stringValue: text } };
    const writes = [{ update: { name: nameOf(path), fields } }];
    return firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  };
  const textOf = (path: string) => firestore.get(nameOf(path))?.fields?.['text'];
  const close = () => {
    firestore.stop();
    storage.close();
  };
  return { ...firestore, commit, textOf, close };
}

/** Waits until a sync waits for the disk, and takes it. */
async function nextSync(): Promise<Release> {
  return await vi.waitFor(() => {
    const release = waiting.shift();
    if (release === undefined) throw new Error('No sync waits.');
    return release;
  });
}

test('acknowledges a commit, and sends it to listeners, once the disk has it', async () => {
  const { commit, service, close } = open();
  const listener = recordStream(service, 'Listen');
  const documents = { documents: [nameOf('a/1')] };
  listener.send({ database: DATABASE, addTarget: { documents, targetId: 1 } });
  listener.take();
  const events: string[] = [];
  const first = commit('a/1', 'one').then(() => events.push('one'));
  const release = await nextSync();
  // What arrives meanwhile is written together, once the disk is free.
  const second = commit('a/1', 'two').then(() => events.push('two'));
  const third = commit('a/2', 'three').then(() => events.push('three'));
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  expect(waiting).toEqual([]);
  expect(listener.take()).toEqual([]);
  release();
  await first;
  const releaseOthers = await nextSync();
  expect(events).toEqual(['one']);
  releaseOthers();
  await Promise.all([second, third]);
  expect(events).toEqual(['one', 'two', 'three']);
  expect(JSON.stringify(listener.take())).toContain('two');
  expect(immediate).toBe(0);
  close();
});

test('a reader of a document that the disk does not have yet waits for the disk', async () => {
  const { commit, textOf, close } = open();
  const committed = commit('a/1', 'one');
  const release = await nextSync();
  expect(textOf('a/2')).toBeUndefined();
  expect(immediate).toBe(0);
  expect(textOf('a/1')).toEqual({ stringValue: 'one' });
  expect(immediate).toBe(1);
  await committed;
  // The sync that was going on meanwhile changes nothing.
  const later = commit('a/1', 'two');
  release();
  const releaseLater = await nextSync();
  releaseLater();
  await later;
  expect(textOf('a/1')).toEqual({ stringValue: 'two' });
  close();
});

test('rules of a commit read what earlier ones write, without waiting for the disk', async () => {
  const rules = rulesOf(`
    match /a/{id} { allow write; }
    match /b/{id} {
      allow write: if get(/databases/$(database)/documents/a/1).data.text == 'two';
    }`);
  const { commit, close } = open({ rules: () => rules }, { kind: 'nobody' });
  const events: string[] = [];
  const note = (text: string) => () => events.push(text);
  const first = commit('a/1', 'one').then(note('one'));
  const release = await nextSync();
  await expect(commit('b/1', 'x')).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  const others = [commit('a/1', 'two').then(note('two')), commit('b/1', 'x').then(note('x'))];
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  expect(immediate).toBe(0);
  release();
  await first;
  (await nextSync())();
  await Promise.all(others);
  expect(events).toEqual(['one', 'two', 'x']);
  close();
});

test('refuses commits after the disk has failed to take the log, until the next start', async () => {
  const lines: string[] = [];
  const { commit, textOf, service, close } = open({ log: (line) => lines.push(line) });
  const durable = commit('a/1', 'one');
  (await nextSync())();
  await durable;
  const failing = [commit('a/1', 'two')];
  const release = await nextSync();
  failing.push(commit('a/1', 'three'), commit('a/2', 'three'));
  const outcomes = Promise.allSettled(failing);
  release(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  const refused = { status: 'rejected', reason: { status: 'UNAVAILABLE' } };
  expect(await outcomes).toMatchObject([refused, refused, refused]);
  expect(lines.join()).toMatch(/EIO.*Restart the server/);
  expect(textOf('a/1')).toEqual({ stringValue: 'one' });
  expect(textOf('a/2')).toBeUndefined();
  await expect(commit('a/3', 'four')).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  const large = commit('a/4', 'x'.repeat(500_000));
  await expect(large).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await expect(service.unary('GetDocument', { name: nameOf('a/1') }, {})).resolves.toBeDefined();
  expect(waiting).toEqual([]);
  close();
});
