import type { Observable } from '@quits/firebase-core';
import type { Core } from '../core/create-core.ts';
import type { ListState, LiveList } from '../live/live-list.ts';
import { IDLE, type Live, type LiveState, LOADING } from '../live/live-state.ts';
import { identityKey } from '../query/identity-key.ts';
import type { LazyCore } from './lazy-core.ts';

/** Something live that the core will answer, and can be subscribed to before. */
interface Lazy<Real, State> extends Observable<State> {
  /** The answer itself; `undefined` until the core is there. */
  readonly real: () => Real | undefined;
}

/** Wraps a question so that subscribing to it loads the core. */
function lazily<State, Real extends Observable<State>>(
  lazy: LazyCore,
  ask: (core: Core) => Real,
  before: (awaited: boolean) => State,
): Lazy<Real, State> {
  let answer: Real | undefined;
  let waiting = 0;

  function real(): Real | undefined {
    const core = lazy.get();
    if (core !== undefined) answer ??= ask(core);
    return answer;
  }

  return {
    real,
    get: () => real()?.get() ?? before(waiting > 0),
    subscribe(listener) {
      const early = real();
      if (early !== undefined) return early.subscribe(listener);
      let left = false;
      let stop: (() => void) | undefined;
      waiting += 1;
      async function wait(): Promise<void> {
        await lazy.load();
        waiting -= 1;
        if (left) return;
        stop = real()?.subscribe(listener);
        listener();
      }
      void wait();
      return () => {
        left = true;
        stop?.();
      };
    },
  };
}

/** Wraps a question whose answer is live data. */
export function lazyLive<Data>(
  lazy: LazyCore,
  key: string,
  ask: (core: Core) => Live<LiveState<Data>>,
): Live<LiveState<Data>> {
  const { get, subscribe, real } = lazily<LiveState<Data>, Live<LiveState<Data>>>(
    lazy,
    ask,
    beforehand,
  );
  return {
    key: keyIn(lazy, key),
    get,
    subscribe,
    ready() {
      const answer = real();
      if (answer === undefined) return readyLater(lazy, key, ask);
      const { status } = answer.get();
      const asked =
        status === 'ready' || status === 'failed' ? waits.get(lazy)?.get(key) : undefined;
      return asked ?? answer.ready();
    },
    preload: () => void lazy.load().then((core) => ask(core).preload()),
  };
}

/** Wraps a question whose answer is a list. */
export function lazyList<Data>(
  lazy: LazyCore,
  key: string,
  ask: (core: Core) => LiveList<Data>,
): LiveList<Data> {
  const { get, subscribe, real } = lazily<ListState<Data>, LiveList<Data>>(lazy, ask, beforehand);
  return { key: keyIn(lazy, key), get, subscribe, loadMore: () => real()?.loadMore() };
}

/** Two databases may be asked the same. */
const keyIn = (lazy: LazyCore, key: string) => `${identityKey(lazy)} ${key}`;

const beforehand = (awaited: boolean) => (awaited ? LOADING : IDLE);

const waits = new WeakMap<LazyCore, Map<string, Promise<void>>>();

/** One promise for each question: what suspends on it asks for it again and again. */
function readyLater(
  lazy: LazyCore,
  key: string,
  ask: (core: Core) => { readonly ready: () => Promise<void> },
): Promise<void> {
  const known = waits.get(lazy) ?? new Map<string, Promise<void>>();
  waits.set(lazy, known);
  const running = known.get(key);
  if (running !== undefined) return running;
  const wait = lazy.load().then((core) => ask(core).ready());
  known.set(key, wait);
  return wait;
}
