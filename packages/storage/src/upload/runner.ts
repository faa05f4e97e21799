import { toAppError } from '@quits/errors';
import type { FirebaseStorage } from 'firebase/storage';
import type { FallbackQueue } from '../queue/with-memory-fallback.ts';
import type { Transfer } from '../sdk/transfer.ts';
import type { UploadState } from './upload.ts';
import type { QueuedFile } from '../queue/queued-file.ts';

/** Uploads that run at the same time. */
const CONCURRENCY = 2;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 5 * 60_000;

/** Dependencies of {@link createRunner}. */
export interface RunnerOptions {
  readonly storage: () => Promise<FirebaseStorage>;
  readonly queue: Pick<FallbackQueue, 'put' | 'remove'>;
  readonly onState: (id: string, state: UploadState) => void;
  readonly offline: () => boolean;
  readonly resumeAfterReload: boolean;
}

/** Sends files of one account, a few at a time. */
export interface Runner {
  /** Adds a file, unless the runner has it already. */
  readonly take: (file: QueuedFile) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Aborts the upload of a file, if it is running, and removes the file from the queue. */
  readonly drop: (id: string) => Promise<void>;
  /** Starts all possible uploads, e.g. after reconnecting. */
  readonly wake: () => void;
  /** Stops everything; files stay in the queue. */
  readonly stop: () => void;
}

interface Job {
  file: QueuedFile;
  phase: 'waiting' | 'running' | 'paused' | 'backingOff' | 'failed';
  failures: number;
  transfer: Transfer | undefined;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates an idle runner. */
export function createRunner(options: RunnerOptions): Runner {
  const { storage, queue, onState, offline, resumeAfterReload: resumable } = options;
  const jobs = new Map<string, Job>();
  let stopped = false;

  function next(): void {
    if (stopped || offline()) return;
    const running = [...jobs.values()].filter(({ phase }) => phase === 'running').length;
    const waiting = [...jobs.values()].filter(({ phase }) => phase === 'waiting');
    for (const job of waiting.slice(0, Math.max(0, CONCURRENCY - running))) void run(job);
  }

  async function run(job: Job): Promise<void> {
    const { file } = job;
    job.phase = 'running';
    try {
      const [store, sdk] = await Promise.all([storage(), import('../sdk/transfer.ts')]);
      const pieces = [...(file.preview === undefined ? [] : [file.preview]), file];
      const total = pieces.reduce((sum, piece) => sum + piece.file.size, 0);
      let before = 0;
      for (const piece of pieces) {
        if (!isCurrent(job)) return;
        const start = before;
        job.transfer = sdk.startTransfer(store, {
          ...piece,
          resumable,
          progress(sent, session) {
            if (!isCurrent(job) || job.phase !== 'running') return;
            onState(file.id, { status: 'uploading', sent: start + sent, total });
            if (piece === file) remember(job, session);
          },
        });
        await job.transfer.done.catch(async (cause: unknown) => {
          const error = toAppError(cause);
          // A refusal may be the echo of an upload that arrived while its answer got lost.
          const echo = error.code === 'storage/unauthorized' && isCurrent(job);
          const size = echo
            ? await sdk.storedSize(store, piece.path).catch(() => undefined)
            : undefined;
          if (size !== piece.file.size) throw error;
        });
        before += piece.file.size;
      }
      if (!isCurrent(job)) return;
      jobs.delete(file.id);
      await queue.remove(file.id);
      onState(file.id, { status: 'done' });
    } catch (cause) {
      if (isCurrent(job)) fail(job, cause);
    } finally {
      job.transfer = undefined;
      next();
    }
  }

  /** Stores the session URL, so that the next page can continue if this one closes. */
  function remember(job: Job, session: string | undefined): void {
    if (session === undefined || session === job.file.session) return;
    job.file = { ...job.file, session };
    void queue.put(job.file);
  }

  function fail(job: Job, cause: unknown): void {
    const error = toAppError(cause);
    const { session, ...file } = job.file;
    if (session !== undefined && error.code === 'storage/unknown') {
      // The upload session has expired.
      job.file = file;
      queueAgain(job);
      return;
    }
    const retrying = error.recovery === 'retry';
    job.failures += 1;
    job.phase = retrying ? 'backingOff' : 'failed';
    onState(job.file.id, { status: 'failed', error: { code: error.code }, retrying });
    if (!retrying) return;
    const delay = Math.min(FIRST_DELAY * 2 ** (job.failures - 1), LONGEST_DELAY);
    job.retryTimer = setTimeout(() => queueAgain(job), delay);
  }

  function queueAgain(job: Job): void {
    clearTimeout(job.retryTimer);
    job.phase = 'waiting';
    onState(job.file.id, { status: 'queued' });
    next();
  }

  const isCurrent = (job: Job) => !stopped && jobs.get(job.file.id) === job;

  return {
    take(file) {
      if (jobs.has(file.id)) return;
      jobs.set(file.id, {
        file,
        phase: 'waiting',
        failures: 0,
        transfer: undefined,
        retryTimer: undefined,
      });
      next();
    },
    pause(id) {
      const job = jobs.get(id);
      if (job?.phase !== 'running' && job?.phase !== 'waiting') return;
      job.phase = 'paused';
      job.transfer?.pause();
      onState(id, { status: 'paused' });
      next();
    },
    resume(id) {
      const job = jobs.get(id);
      if (job?.phase !== 'paused') return;
      if (job.transfer === undefined) {
        queueAgain(job);
        return;
      }
      job.phase = 'running';
      job.transfer.resume();
    },
    retry(id) {
      const job = jobs.get(id);
      if (job?.phase === 'failed' || job?.phase === 'backingOff') queueAgain(job);
    },
    async drop(id) {
      const job = jobs.get(id);
      jobs.delete(id);
      clearTimeout(job?.retryTimer);
      job?.transfer?.cancel();
      await queue.remove(id);
      next();
    },
    wake() {
      for (const job of jobs.values()) if (job.phase === 'backingOff') queueAgain(job);
      next();
    },
    stop() {
      stopped = true;
      for (const job of jobs.values()) {
        clearTimeout(job.retryTimer);
        job.transfer?.cancel();
      }
    },
  };
}
