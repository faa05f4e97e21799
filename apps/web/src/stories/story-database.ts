import { CORE } from '@quits/firestore/internal';
import { createValueStore } from '@quits/firebase-core';
import { createDatabase, type Database, memoryJournal } from '@quits/firestore';

/** Data of a story's screens. */
export interface StoryData {
  /** Documents by path, in query order. */
  readonly documents: Readonly<Record<string, object>>;
  /**
   * `loading` never finishes, `denied` is refused, `cached` is the device's cache. @default 'ready'
   */
  readonly reads?: 'ready' | 'loading' | 'denied' | 'cached';
}

/** Part of a query that a story's database evaluates. */
interface QueryKey {
  readonly path: string;
  readonly spec?: {
    readonly filters: readonly {
      readonly field?: string;
      readonly operator?: string;
      readonly value?: unknown;
    }[];
  };
}

interface Snapshot {
  readonly changed: readonly {
    readonly path: string;
    readonly pending: boolean;
    readonly read: () => object;
  }[];
  readonly paths: readonly string[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}

/**
 * Creates a database with documents in memory: lists, queries and the connection work as in the
 * app, but nothing is ever sent.
 */
export function createStoryDatabase({ documents, reads = 'ready' }: StoryData): Database {
  const database = createDatabase({
    // Unused: its calls are replaced below.
    firestore: () => Promise.resolve(Object.create(null)),
    uid: createValueStore<string | undefined>('ana'),
    rest: { baseUrl: '/documents', getToken: () => Promise.resolve(undefined) },
    journal: memoryJournal(),
  });

  function fits(path: string, { path: asked, spec }: QueryKey): boolean {
    if (spec === undefined) return path === asked;
    if (path.slice(0, path.lastIndexOf('/')) !== asked) return false;
    return spec.filters.every(({ field = '', operator, value }) => {
      if (operator !== '==') return true;
      const at = field
        .split('.')
        .reduce<unknown>((inner, name) => Object(inner)[name], documents[path]);
      return at === value;
    });
  }

  function listen(
    _db: unknown,
    question: QueryKey,
    next: (snapshot: Snapshot) => void,
    fail: (cause: unknown) => void,
  ): () => void {
    if (reads === 'denied')
      fail(Object.assign(new Error(), { name: 'FirebaseError', code: 'permission-denied' }));
    if (reads === 'ready' || reads === 'cached') {
      const paths = Object.keys(documents).filter((path) => fits(path, question));
      next({
        changed: paths.map((path) => ({ path, pending: false, read: () => documents[path] ?? {} })),
        paths,
        fromCache: reads === 'cached',
        pending: false,
      });
    }
    return () => undefined;
  }

  // Replaces the provider's listeners; everything above them is the app's own code.
  const core = database[CORE];
  const { connect } = core;
  Object.assign(core, {
    connect: async () => {
      const { db, sdk } = await connect();
      return { db, sdk: { ...sdk, listen } };
    },
  });
  return database;
}
