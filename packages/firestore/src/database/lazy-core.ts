import { type Observable, observable } from '@quits/firebase-core';
import type { Core } from '../core/create-core.ts';
import type { DatabaseOptions } from './database.ts';
import { retrying } from './retrying.ts';

/** The core of a database, loaded when something is first read or written. */
export interface LazyCore {
  /** What is there; loads nothing. */
  readonly get: () => Core | undefined;
  readonly load: () => Promise<Core>;
  /** Something of the core to watch; until it is there, the given value. */
  readonly watch: <Value>(
    of: (core: Core) => Observable<Value>,
    before: Value,
  ) => Observable<Value>;
  readonly dispose: () => void;
}

/** Wraps what loads the core. */
export function createLazyCore(options: DatabaseOptions): LazyCore {
  const core = observable<Core | undefined>(undefined);
  let attempt: Promise<Core> | undefined;
  let disposed = false;

  async function run(): Promise<Core> {
    const { createCore } = await retrying(() => import('../core/create-core.ts'));
    const created = createCore(options);
    if (disposed) created.dispose();
    core.set(created);
    return created;
  }

  return {
    get: core.get,
    load: () => (attempt ??= run()),
    watch(of, before) {
      let source: ReturnType<typeof of> | undefined;
      const found = () => {
        const loaded = core.get();
        if (loaded !== undefined) source ??= of(loaded);
        return source;
      };
      return {
        get: () => found()?.get() ?? before,
        subscribe(listener) {
          const early = found();
          if (early !== undefined) return early.subscribe(listener);
          let stop: (() => void) | undefined;
          const stopWaiting = core.subscribe(() => {
            stop ??= found()?.subscribe(listener);
            listener();
          });
          return () => {
            stopWaiting();
            stop?.();
          };
        },
      };
    },
    dispose() {
      disposed = true;
      core.get()?.dispose();
    },
  };
}
