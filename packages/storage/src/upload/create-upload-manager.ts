import { createAppError, err, ok } from '@quits/errors';
import { createValueStore } from '@quits/firebase-core';
import { indexedDbQueue } from '../queue/indexed-db-queue.ts';
import { withMemoryFallback } from '../queue/with-memory-fallback.ts';
import { memoryQueue, type UploadQueue } from '../queue/upload-queue.ts';
import type { Runner } from './runner.ts';
import type { UploadCommand, UploadMessage } from './shared-state.ts';
import { storageErrors } from './storage-errors.ts';
import type { Upload, UploadRequest, UploadState } from './upload.ts';
import type { QueuedFile } from '../queue/queued-file.ts';
import type { UploadManager, UploadManagerOptions } from './upload-manager.ts';

const NAME = 'uploads';

/**
 * Creates the uploads of this origin. One tab uploads for all; another takes over when it closes
 * (Web Locks). The code that prepares and sends files is loaded on demand.
 */
export function createUploadManager(options: UploadManagerOptions): UploadManager {
  const { storage, uid, resumeAfterReload = true } = options;
  const queue = withMemoryFallback(options.queue ?? defaultQueue());
  const list = createValueStore<readonly Upload[]>([]);
  const channel = new BroadcastChannel(NAME);
  const end = new AbortController();
  let runner: Runner | undefined;
  let sending = false;

  function post(message: UploadMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(message);
  }

  function publish(uploads: readonly Upload[]): void {
    list.set(uploads);
    const owner = uid.getState();
    if (sending && owner !== undefined) post({ kind: 'states', uid: owner, uploads });
  }

  function onState(id: string, state: UploadState): void {
    publish(list.getState().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  /** Takes over queued files of the signed-in account. */
  async function collect(): Promise<void> {
    const owner = uid.getState();
    const waiting = await queue.load();
    if (end.signal.aborted || owner !== uid.getState()) return;
    const files = waiting
      .filter((file) => file.uid === owner)
      .sort((left, right) => left.at - right.at);
    const known = new Set(list.getState().map(({ id }) => id));
    const found = files
      .filter(({ id }) => !known.has(id))
      .map((file) =>
        queue.volatileIds.has(file.id) ? { ...uploadOf(file), volatile: true } : uploadOf(file),
      );
    if (found.length > 0) publish([...list.getState(), ...found]);
    if (!sending || files.length === 0) return;
    const { createRunner } = await import('./runner.ts');
    if (end.signal.aborted || owner !== uid.getState()) return;
    runner ??= createRunner({ storage, queue, onState, offline, resumeAfterReload });
    for (const file of files) runner.take(file);
  }

  function command(id: string, what: UploadCommand): void {
    if (!sending) post({ kind: 'command', id, command: what });
    else if (what !== 'drop') runner?.[what](id);
    else void (runner?.drop(id) ?? queue.remove(id));
    if (what === 'drop') publish(list.getState().filter((upload) => upload.id !== id));
  }

  /** Drops an upload only if it is under way, or only if it has finished. */
  function drop(id: string, underWay: boolean): void {
    const isDroppable = (upload: Upload) => upload.id === id && isUnderWay(upload) === underWay;
    if (list.getState().some(isDroppable)) command(id, 'drop');
  }

  function hear({ data }: MessageEvent<UploadMessage>): void {
    if (data.kind === 'states') {
      if (!sending && data.uid === uid.getState()) list.set(data.uploads);
    } else if (sending) {
      if (data.kind === 'command') command(data.id, data.command);
      else if (data.kind === 'added') void collect();
      else publish(list.getState());
    }
  }

  function changeAccount(): void {
    runner?.stop();
    runner = undefined;
    list.set([]);
    void collect();
    if (!sending) post({ kind: 'hello' });
  }

  const wake = () => runner?.wake();
  channel.addEventListener('message', hear, { signal: end.signal });
  globalThis.window?.addEventListener('online', wake, { signal: end.signal });
  const unsubscribe = uid.subscribe(changeAccount);
  void whenAlone(end.signal, () => {
    sending = true;
    void collect();
  });
  changeAccount();

  return {
    list,
    async add(request) {
      const owner = uid.getState();
      if (owner === undefined) {
        return err(storageErrors.create('storage/unauthenticated'));
      }
      const { prepare } = await import('./prepare.ts');
      const prepared = await prepare(request);
      if (!prepared.ok) return err(prepared.error);
      const file = queuedFile(request, owner, prepared.value);
      const kept = await queue.put(file);
      if (!kept && !sending) {
        // Only this tab has the file, but another tab uploads.
        await queue.remove(file.id);
        return err(createAppError('device/storage-unavailable'));
      }
      if (sending) await collect();
      else {
        publish([...list.getState(), uploadOf(file)]);
        post({ kind: 'added' });
      }
      return ok(file.id);
    },
    getQueuedFile: async (id) =>
      (await queue.load()).find((file) => file.id === id && file.uid === uid.getState()),
    pause: (id) => command(id, 'pause'),
    resume: (id) => command(id, 'resume'),
    retry: (id) => command(id, 'retry'),
    cancel: (id) => drop(id, true),
    dismiss: (id) => drop(id, false),
    waitForUploads: () =>
      new Promise((resolve) => {
        const look = () => {
          if (list.getState().some(isUnderWay)) return;
          stop();
          resolve();
        };
        const stop = list.subscribe(look);
        look();
      }),
    dispose() {
      end.abort();
      unsubscribe();
      runner?.stop();
      channel.close();
    },
  };
}

function isUnderWay({ state }: Upload): boolean {
  return state.status === 'failed' ? state.retrying : state.status !== 'done';
}

function uploadOf({ id, path, name, type, file }: QueuedFile): Upload {
  return { id, path, name, type, size: file.size, state: { status: 'queued' } };
}

function queuedFile(
  { path, file, name }: UploadRequest,
  uid: string,
  prepared: Pick<QueuedFile, 'type' | 'file' | 'preview'>,
): QueuedFile {
  return {
    id: crypto.randomUUID(),
    uid,
    at: Date.now(),
    path,
    name: name ?? (file instanceof File ? file.name : path.replace(/.*\//s, '')),
    ...prepared,
  };
}

/** Calls `alone` once no other page uploads, and holds the lock until the signal aborts. */
async function whenAlone(signal: AbortSignal, alone: () => void): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) {
    alone();
    return;
  }
  const hold = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      return alone();
    });
  await locks.request(NAME, { signal }, hold).catch(() => undefined);
}

function offline(): boolean {
  return globalThis.navigator !== undefined && !globalThis.navigator.onLine;
}

function defaultQueue(): UploadQueue {
  return typeof indexedDB === 'undefined' ? memoryQueue() : indexedDbQueue();
}
