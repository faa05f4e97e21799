import { hash } from 'node:crypto';
import { HttpError } from '@quits/service-base';
import { BackupError } from '../../backup/backup-error.ts';
import { openBackupKey } from '../../backup/backup-key.ts';
import { BackupLease } from '../../backup/backup-lease.ts';
import { BASES, CHANGES, listPoints, planRestore } from '../../backup/backup-plan.ts';
import { restoreBackup, type RestoreProgress } from '../../backup/restore-backup.ts';
import type { Log } from '../../diagnostics/log.ts';
import type { BackupPlace } from './backup-place.ts';
import { clearRestoreFolder, restoreFolder, swapData } from './swap-data.ts';

/** State of a restore, for the administrator of a new server. */
type SetupState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'restoring' } & RestoreProgress)
  /** The server starts with the restored data. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'restored';
      /** When the state was committed, in ms since the epoch. */
      readonly time: number;
      /** Files besides the database. */
      readonly files: number;
      /** Link by which one person becomes an administrator, if the restored data has none. */
      readonly link?: string;
    };

/** States that a backup has. */
interface BackupStates {
  /** In ms since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Number of states between which nothing was committed. */
  readonly count: number;
}

/** The choice of a new server's data: it starts empty, or with what a backup has. It outlives restarts of the server. */
export interface Setup {
  /** Returns which states a backup has. @throws {HttpError} 409 with the reason if it can't be used */
  states(place: BackupPlace): Promise<BackupStates>;
  /**
   * Begins to restore, as of a time in ms since the epoch; resolves when the backup and its key are right. The server answers
   * nothing else until it serves the restored data.
   * @param ticket proves later that the same person asks for the state
   * @throws {HttpError} 409 with the reason if it can't begin
   */
  restore(place: BackupPlace, at: number | undefined, ticket: string): Promise<void>;
  /** Starts to serve empty data; the response of the caller is sent before. */
  startEmpty(): void;
  /** Returns the state for whoever has begun the restore. */
  stateFor(ticket: string): SetupState | undefined;
  /** Resolves when nothing is being restored. */
  idle(): Promise<void>;
}

/** Options of {@link createSetup}. */
export interface SetupOptions {
  /** The data folder. */
  readonly data: string;
  /** The server's own place for backups. */
  readonly own: BackupPlace | undefined;
  /** Path of the file that identifies the data folder to other servers of the backup. */
  readonly identity: string;
  readonly now: () => number;
  readonly log: Log;
  /** Starts the server anew, after a change of the stopped server's data. Resolves to a link for an administrator, if one is needed. */
  readonly restart: (change: () => void) => Promise<string | undefined>;
  /** @throws {HttpError} 409 if the running server has data */
  readonly refuseData: () => Promise<void>;
  /** Restarts the server as one that answers the setup only. @throws {HttpError} 409 if it has data by then */
  readonly hold: () => Promise<void>;
  /** Returns whether the server is being stopped. */
  readonly isStopping: () => boolean;
}

/** Creates the setup of a server. */
export function createSetup(options: SetupOptions): Setup {
  const { data, own, log } = options;
  let state: SetupState = { kind: 'idle' };
  let ticketHash: string | undefined;
  let isBusy = false;
  let running = Promise.resolve();

  async function run(place: BackupPlace, at: number | undefined, lease: BackupLease | undefined) {
    try {
      await options.hold();
      clearRestoreFolder(data);
      const { time, files } = await restoreBackup({
        ...place,
        folder: restoreFolder(data),
        ...(at === undefined ? {} : { at }),
        onProgress(progress) {
          if (options.isStopping()) throw new Error('The server has stopped.');
          state = { kind: 'restoring', ...progress };
          void lease?.hold().catch(() => undefined);
        },
      });
      // The server that starts takes it.
      await lease?.release();
      state = { kind: 'starting' };
      const link = await options.restart(() => swapData(data));
      const message = `Restored the state of ${new Date(time).toISOString()}.`;
      log({ level: 'info', message });
      state = { kind: 'restored', time, files, ...(link === undefined ? {} : { link }) };
    } catch (error) {
      await lease?.release().catch(() => undefined);
      clearRestoreFolder(data);
      const message = reasonOf(error);
      if (!options.isStopping()) log({ level: 'error', message: `The restore failed: ${message}` });
      state = { kind: 'failed', message };
    } finally {
      isBusy = false;
    }
  }

  return {
    states: (place) =>
      explained(async () => {
        await openBackupKey(place.store, place.secret);
        const bases = await listPoints(place.store, BASES);
        const [first] = bases;
        if (first === undefined) throw new BackupError('missing', 'The backup has no state yet.');
        const changes = await listPoints(place.store, CHANGES);
        const points = [...bases, ...changes.filter(({ sequence }) => sequence > first.sequence)];
        const times = points.map(({ time }) => time);
        return { from: Math.min(...times), to: Math.max(...times), count: points.length };
      }),
    async restore(place, at, ticket) {
      if (isBusy) throw new HttpError(409, 'A restore is running already.');
      isBusy = true;
      let lease: BackupLease | undefined;
      try {
        await options.refuseData();
        await explained(async () => {
          await openBackupKey(place.store, place.secret);
          await planRestore(place.store, at ?? Number.MAX_SAFE_INTEGER);
          if (place.store === own?.store) {
            lease = new BackupLease(place.store, options.identity, options.now);
            await lease.hold();
          }
        });
      } catch (error) {
        isBusy = false;
        await lease?.release().catch(() => undefined);
        throw error;
      }
      state = { kind: 'restoring', phase: 'database', done: 0, total: 0 };
      ticketHash = hash('sha256', ticket);
      running = run(place, at, lease);
    },
    startEmpty() {
      // A failure ends the server, which tells why.
      options.restart(() => clearRestoreFolder(data)).catch(() => undefined);
    },
    stateFor: (ticket) => (hash('sha256', ticket) === ticketHash ? state : undefined),
    idle: () => running,
  };
}

/** Turns what is wrong with a backup into a response. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(409, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return error instanceof BackupError ? reason : `The backup can’t be read: ${reason}`;
}
