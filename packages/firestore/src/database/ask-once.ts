import { sdkError } from '../errors/sdk-error.ts';
import { serverAnswers } from '../connection/probe.ts';
import type { QueryTarget } from '../query/query-target.ts';
import type { RawSnapshot } from '../sdk/raw-snapshot.ts';
import { type ReadSource, readQuery } from '../sdk/read-query.ts';
import type { Core } from './core.ts';

/** Longest further wait in milliseconds while the server answers other requests. */
const LONGEST = 30_000;

/** Pause in milliseconds between checks of the local view. */
const PAUSE = 200;

/**
 * Reads the documents of a query once. The SDK waits forever on a stream that is dead without
 * noticing, so after `patienceMs` the server is probed by other means; if it doesn't respond, the
 * cache answers.
 * @throws {FirebaseError} `unavailable` if `from` is the server, or the local view isn't consistent
 */
export async function askOnce(
  core: Pick<Core, 'connect' | 'probe' | 'writes'>,
  { collection, path, spec }: Required<Pick<QueryTarget<object>, 'collection' | 'path' | 'spec'>>,
  from: ReadSource,
  patienceMs: number,
): Promise<RawSnapshot> {
  const connected = await core.connect();
  const { db, sdk } = connected;
  const isOnDevice = (document: string) => sdk.isOnDevice(db, document);
  const isSound = () => sdk.isSound(core.writes, isOnDevice, { collection, path, spec });
  const read = (where: ReadSource) => readQuery(connected, collection.scope, path, spec, where);
  const ending = new AbortController();

  async function readSoundly(): Promise<RawSnapshot | undefined> {
    while (!ending.signal.aborted) {
      const snapshot = await read(from);
      if (await isSound()) return snapshot;
      // The local view stays inconsistent until the server has answered the pending writes.
      await pause(PAUSE);
    }
    return undefined;
  }

  const answer = readSoundly();
  // It may reject after the race has ended.
  answer.catch(() => undefined);
  try {
    const early = await Promise.race([answer, pause(patienceMs)]);
    if (early !== undefined) return early;
    const late = (await serverAnswers(core)) && (await Promise.race([answer, pause(LONGEST)]));
    if (late) return late;
    const known = from === 'default' ? await read('cache') : undefined;
    if (known !== undefined && (await isSound())) return known;
  } finally {
    ending.abort();
  }
  throw sdkError('unavailable', 'The server did not answer in time.');
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
