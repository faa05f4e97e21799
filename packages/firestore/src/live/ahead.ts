import type { ListTarget } from '../query/query-target.ts';
import type { AheadPage } from '../sdk/read-ahead.ts';
import type { RestAccess } from '../sdk/rest-access.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import type { Prepare } from './listen.ts';

/** Time to wait for a response before the SDK reads the page, which it may have cached, in milliseconds. */
const TIMEOUT = 1_000;
/** Time after a timeout in which the SDK reads all pages, in milliseconds. */
const PAUSE = 30_000;

/** Parts of the database that reading ahead uses. */
interface AheadPort {
  readonly rest: RestAccess | undefined;
  readonly whenCalm: (() => Promise<void>) | undefined;
  readonly writes: Pick<WriteEngine, 'ownWrites' | 'status' | 'known'>;
}

/** State of reading ahead in a database. */
interface ReadAheadState {
  /** Keys of the targets in the SDK's cache: it reads only their changes. */
  readonly kept: Set<string>;
  /** The last wait for the user to stop scrolling; the SDK processes one target after the other. */
  turn: Promise<void>;
  /** Time until which the connection counts as too slow for reading ahead. */
  slowUntil: number;
}

const states = new WeakMap<AheadPort['writes'], ReadAheadState>();

/**
 * Returns a function that reads a further page by REST and shows it before the SDK does, whose processing would delay frames
 * while the user scrolls; `undefined` if the database lacks the options `rest` and `whenCalm`.
 */
export function readingAhead(
  port: AheadPort,
  { key, path, spec: query }: ListTarget<object>,
): Prepare | undefined {
  const { rest, whenCalm, writes } = port;
  if (rest === undefined || whenCalm === undefined) return undefined;
  const state = states.get(writes) ?? { kept: new Set(), turn: Promise.resolve(), slowUntil: 0 };
  states.set(writes, state);
  const hasPending = () => writes.ownWrites().length > 0;
  /** A restarted listener doesn't read the page again. */
  let isRead = false;

  /** Reads the page; `undefined` if that fails, takes long or isn't possible. */
  async function read(access: RestAccess): Promise<AheadPage | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      state.slowUntil = performance.now() + PAUSE;
      late.resolve(undefined);
    }, TIMEOUT);
    try {
      const { readAhead } = await import('../sdk/direct.ts');
      return await Promise.race([readAhead(access, path, query), late.promise]);
    } catch {
      // The SDK will fail for the same reason, and says why.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves once the user has stopped scrolling, or a write is pending, which only the SDK shows. */
  async function scrollEnded(isCalm: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = writes.status.subscribe(() => hasPending() && resolve());
    if (hasPending()) resolve();
    state.turn = state.turn.then(isCalm);
    await Promise.race([promise, state.turn]);
    stop();
  }

  return async ({ isClosed, take }) => {
    const isSlow = performance.now() < state.slowUntil;
    if (isRead || isSlow || state.kept.has(key)) return undefined;
    isRead = true;
    const [page, { createQueryReader }] = await Promise.all([
      read(rest),
      import('./first-code.ts'),
      writes.known(),
    ]);
    if (page === undefined) return undefined;
    for (const [at, part] of page.parts.entries()) {
      if (at > 0) await page.ready();
      if (isClosed() || hasPending()) return undefined;
      take(part, createQueryReader, at === page.parts.length - 1);
    }
    return async (db) => {
      await scrollEnded(whenCalm);
      await page.keep(db, () => !isClosed()).catch(() => undefined);
      if (!isClosed()) state.kept.add(key);
    };
  };
}
