import type { Authenticate, Caller } from '@quits/service-base';
import type { FirestoreLimits } from '../../firestore/create-firestore-front.ts';
import type { Services } from '../../open-services.ts';
import type { Log } from '../../diagnostics/log.ts';
import type { StorageLimits } from '../../storage/storage-context.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { limitFirestore } from './limit-firestore.ts';
import type { Limits } from './limits.ts';
import { createMeter } from './meter.ts';
import { createRoom } from './room.ts';
import { shedWrites } from './shed-writes.ts';

/** Limits of the services of a server. */
export interface ServerLimits {
  readonly firestore: (authenticate: Authenticate) => FirestoreLimits;
  readonly storage: StorageLimits;
  /** Returns the number of writes that were refused while the server was behind. */
  readonly shedWrites: () => number;
}

/** Options of {@link createServerLimits}. */
export interface ServerLimitsOptions {
  readonly limits: Limits;
  readonly project: string;
  /** Folder of the data. */
  readonly folder: string;
  /** Returns the services, which are opened with these limits. */
  readonly services: () => Pick<Services, 'firestore' | 'storage'>;
  /** In ms. */
  readonly now: () => number;
  readonly log: Log;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** People behind one address. */
const PER_ADDRESS = 10;
const MEGABYTE = 2 ** 20;

/** Creates the limits of accounts and places. All are counted in memory, so a restart forgets them. */
export function createServerLimits(options: ServerLimitsOptions): ServerLimits {
  const { limits, project, folder, services, now, log } = options;
  const database = `projects/${project}/databases/(default)`;
  const room = createRoom({
    limits,
    folder,
    database,
    usageBelow: (path) => services().firestore.usageBelow(database, path),
    objectsBelow: (prefix) => services().storage.objects.totalsBelow(prefix),
    now,
  });
  const bytes = createMeter(now, limits.megabytes * MEGABYTE, DAY);
  const meters = {
    reads: createMeter(now, limits.reads, MINUTE),
    writes: createMeter(now, limits.writes, MINUTE),
    addressReads: createMeter(now, limits.reads * PER_ADDRESS, MINUTE),
    addressWrites: createMeter(now, limits.writes * PER_ADDRESS, MINUTE),
    bytes,
  };
  let shed = 0;
  return {
    shedWrites: () => shed,
    firestore: (authenticate) => ({
      wrap: (service) =>
        shedWrites(limitFirestore(service, { project, authenticate, room, ...meters }), {
          limit: limits.delay,
          delay: () => services().firestore.delay(),
          onRefusal(isFirst) {
            shed += 1;
            if (!isFirst) return;
            log({ level: 'warn', message: 'Writes are refused while the server is behind.' });
          },
        }),
      committed: (changes) => room.committed(changes),
    }),
    storage: {
      requireRoom(caller, name, size) {
        if (caller.kind === 'admin') return;
        if (!bytes.hasLeft(keyOf(caller))) {
          throw new StorageError(402, 'This account has stored too much today. Try again later.');
        }
        if (room.fullness(name, size) !== undefined) {
          throw new StorageError(402, 'There is no room left for this file.');
        }
      },
      stored(caller, name, size) {
        room.filesChanged(name);
        if (caller.kind !== 'admin') bytes.use(keyOf(caller), size);
      },
    },
  };
}

function keyOf(caller: Caller): string {
  return caller.kind === 'user' ? `user ${caller.uid}` : 'visitors';
}
