import type { ListTarget } from '../query/query-target.ts';
import type { AheadPage } from '../sdk/read-ahead.ts';
import type { RestAccess } from '../sdk/rest-access.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import type { Prepare } from './listen.ts';

/** How long a page is waited for before the SDK reads it, which may have it on the device, in milliseconds. */
const PATIENCE = 1_000;
/** How long the SDK then reads pages at once, in milliseconds. */
const PAUSE = 30_000;

/** Parts of the database that reading ahead uses. */
interface AheadPort {
  readonly rest: RestAccess | undefined;
  readonly whenCalm: (() => Promise<void>) | undefined;
  readonly writes: Pick<WriteEngine, 'ownWrites' | 'status' | 'known'>;
}

/** State of the pages of a database. */
interface Known {
  /** Keys of the targets that the SDK has: it would only read their changes. */
  readonly kept: Set<string>;
  /** The last wait for the page to be at rest: the SDK processes one target after the other. */
  turn: Promise<void>;
  /** Time until which the connection counts as too slow for reading ahead. */
  slowUntil: number;
}

const known = new WeakMap<AheadPort['writes'], Known>();

/**
 * Returns what shows a further page before the SDK reads it, whose processing would delay the frames of a scroll; `undefined` if
 * an option of the database is missing.
 */
export function readingAhead(
  port: AheadPort,
  { key, path, spec: query }: ListTarget<object>,
): Prepare | undefined {
  const { rest, whenCalm, writes } = port;
  if (rest === undefined || whenCalm === undefined) return undefined;
  const pages = known.get(writes) ?? { kept: new Set(), turn: Promise.resolve(), slowUntil: 0 };
  known.set(writes, pages);
  const hasPending = () => writes.ownWrites().length > 0;
  /** Not again after a restart of the listener. */
  let isRead = false;

  /** Reads the page; `undefined` if that fails, takes long or isn't possible. */
  async function read(access: RestAccess): Promise<AheadPage | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      pages.slowUntil = performance.now() + PAUSE;
      late.resolve(undefined);
    }, PATIENCE);
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

  /** Resolves once the page is at rest, at the latest when a write is pending, which only the SDK shows. */
  async function rested(isAtRest: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = writes.status.subscribe(() => hasPending() && resolve());
    if (hasPending()) resolve();
    pages.turn = pages.turn.then(isAtRest);
    await Promise.race([promise, pages.turn]);
    stop();
  }

  return async ({ isClosed, take }) => {
    const isSlow = performance.now() < pages.slowUntil;
    if (isRead || isSlow || pages.kept.has(key)) return undefined;
    isRead = true;
    const [page, { createQueryReader }] = await Promise.all([
      read(rest),
      import('./first-code.ts'),
      writes.known(),
    ]);
    if (page === undefined) return undefined;
    for (const [at, part] of page.parts.entries()) {
      if (at > 0) await nextTask();
      if (isClosed() || hasPending()) return undefined;
      take(part, createQueryReader, at === page.parts.length - 1);
    }
    return async (db) => {
      await rested(whenCalm);
      await page.keep(db, () => !isClosed()).catch(() => undefined);
      if (!isClosed()) pages.kept.add(key);
    };
  };
}

/** Lets the browser render frames and handle input in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
