import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/storage';
import { afterAll, describe, expect, it } from 'vitest';
import { continueSession, sessionOf } from './upload-session.ts';

const app = initializeApp({ projectId: 'demo' }, 'upload-session');
afterAll(() => deleteApp(app));

function newTask(): sdk.UploadTask {
  const target = sdk.ref(sdk.getStorage(app, 'gs://demo.invalid'), 'file');
  const task = sdk.uploadBytesResumable(target, new Uint8Array(300_000));
  task.catch(() => undefined);
  return task;
}

describe('an upload session of another page', () => {
  it('is continued through the private fields of the task', () => {
    const task = newTask();
    expect(sessionOf(task)).toBeUndefined();
    expect(continueSession(task, 'https://demo.invalid/session')).toBe(true);
    expect(sessionOf(task)).toBe('https://demo.invalid/session');
    task.cancel();
  });

  it('is left alone where the task has other fields', () => {
    const other = Object.create(null);
    expect(continueSession(other, 'https://demo.invalid/session')).toBe(false);
    expect(sessionOf(other)).toBeUndefined();
  });

  // If this fails, look for a public API to continue an upload, and remove `upload-session.ts`.
  it('has no public way to be continued in this version of the SDK', () => {
    expect(Object.keys(sdk).filter((name) => /resum|session/i.test(name))).toEqual([
      'uploadBytesResumable',
    ]);
    expect(sdk.uploadBytesResumable).toHaveLength(3);
  });
});
