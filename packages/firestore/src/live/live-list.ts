import type { RawData } from '../collection/raw-data.ts';
import { idOf } from '../collection/path.ts';
import { ID, type QuerySpec } from '../query/query-spec.ts';
import { valuesEqual } from '../value/plain.ts';
import { getIn } from '../value/get-in.ts';
import { mergeReady } from './merge-ready.ts';
import { IDLE, type Doc, type LiveQuery, type LiveState, type ReadyState } from './live-state.ts';

/** Contents of one page of a list. */
export interface PageData<Data> {
  readonly docs: readonly Doc<Data>[];
  /** Paths of all documents of the page, invalid ones included. */
  readonly paths: readonly string[];
}

/** A list that has arrived. */
export interface ReadyList<Data> extends ReadyState<readonly Doc<Data>[]> {
  /** Whether there are more documents after the last page, as far as is known. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

/** A list that loads page by page and stays live as a whole. */
export type ListState<Data> =
  | Exclude<LiveState<readonly Doc<Data>[]>, { readonly status: 'ready' }>
  | ReadyList<Data>;

/** A live list; every holder pages on its own, equal pages share their listener. */
export interface LiveList<Data> extends Omit<LiveQuery<ListState<Data>>, 'preload'> {
  /** Loads the next page; does nothing while one is loading or at the end of the list. */
  readonly loadMore: () => void;
}

/** Options of {@link createLiveList}. */
export interface LiveListOptions<Data> {
  readonly key: string;
  readonly spec: QuerySpec;
  readonly pageSize: number;
  readonly openPage: (spec: QuerySpec) => LiveQuery<LiveState<PageData<Data>>>;
  /** A document as it is stored, once it has been read. */
  readonly seen: (path: string) => RawData | undefined;
}

interface Boundary {
  readonly path: string;
  readonly values: readonly unknown[];
}

interface Page<Data> {
  readonly after: readonly unknown[] | undefined;
  /** Start of the next page; `undefined` for the last page. */
  until: Boundary | undefined;
  /** Whether it extends exactly to `until`, instead of being limited by a number of documents. */
  bounded: boolean;
  live: LiveQuery<LiveState<PageData<Data>>>;
  stop: (() => void) | undefined;
  /** Last state of its listener. */
  current: LiveState<PageData<Data>> | undefined;
  /** Last ready state; shown while the page is reopened with other bounds. */
  last: ReadyState<PageData<Data>> | undefined;
}

/**
 * Creates a list of pages. A page holds a fixed number of documents until a change would push one
 * past its end; then it is reopened from its start to the start of the next page, so that no
 * document falls between two pages.
 */
export function createLiveList<Data>(options: LiveListOptions<Data>): LiveList<Data> {
  const { key, pageSize, openPage, seen } = options;
  const spec = withId(options.spec);
  const listeners = new Set<() => void>();
  let pages: Page<Data>[] = [newPage(undefined)];
  let state: ListState<Data> = IDLE;
  const join = createJoin<Doc<Data>>();

  function newPage(after: readonly unknown[] | undefined): Page<Data> {
    return {
      after,
      until: undefined,
      bounded: false,
      live: openPage(pageSpec(after, undefined)),
      stop: undefined,
      current: undefined,
      last: undefined,
    };
  }

  function pageSpec(
    after: readonly unknown[] | undefined,
    until: readonly unknown[] | undefined,
  ): QuerySpec {
    const { limit: _, ...rest } = spec;
    return {
      ...rest,
      ...(after === undefined ? {} : { start: { values: after, inclusive: false } }),
      ...(until === undefined
        ? { limit: { count: pageSize, from: 'start' } }
        : { end: { values: until, inclusive: true } }),
    };
  }

  function watch(page: Page<Data>): void {
    page.stop?.();
    page.stop = page.live.subscribe(() => update(page));
    update(page);
  }

  /** Takes over the current state of a page; returns whether it changed. */
  function sync(page: Page<Data>): boolean {
    const now = page.live.getState();
    if (now === page.current) return false;
    page.current = now;
    if (now.status === 'ready') page.last = now;
    else if (now.status === 'idle') page.last = undefined;
    return true;
  }

  function update(page: Page<Data>): void {
    if (!sync(page)) return;
    const { last, until, bounded } = page;
    const isReady = page.current?.status === 'ready';
    if (isReady && until !== undefined && !bounded && !endsAt(last?.data.paths.at(-1), until)) {
      page.bounded = true;
      page.live = openPage(pageSpec(page.after, until.values));
      watch(page);
      return;
    }
    publish();
  }

  /**
   * Results that other subscribers hold are available before the first subscription, so a list that
   * is revisited renders at once.
   */
  function currentState(): ListState<Data> {
    const [first] = pages;
    if (listeners.size === 0 && first !== undefined && sync(first))
      state = merge(pages, pageSize, join);
    return state;
  }

  /** Returns whether the next page starts after this document; it may have moved since. */
  function endsAt(path: string | undefined, until: Boundary): boolean {
    return path === until.path && valuesEqual(cursorOf(path), until.values);
  }

  function cursorOf(path: string): readonly unknown[] | undefined {
    const document = seen(path);
    return (
      document &&
      spec.orders.map(({ field }) => (field === ID ? idOf(path) : getIn(document, field)))
    );
  }

  function publish(): void {
    state = merge(pages, pageSize, join);
    for (const listener of listeners) listener();
  }

  return {
    key,
    getState: currentState,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) for (const page of pages) watch(page);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const page of pages) page.stop?.();
        pages = [newPage(undefined)];
      };
    },
    loadMore() {
      const last = pages.at(-1);
      const path = last?.last?.data.paths.at(-1);
      if (last === undefined || path === undefined) return;
      if (state.status !== 'ready' || !state.hasMore || state.loadingMore) return;
      const values = cursorOf(path);
      if (values === undefined) return;
      last.until = { path, values };
      const page = newPage(values);
      pages.push(page);
      watch(page);
    },
  };
}

function merge<Data>(
  pages: readonly Page<Data>[],
  pageSize: number,
  join: Join<Doc<Data>>,
): ListState<Data> {
  const [first] = pages;
  const head = first?.live.getState() ?? IDLE;
  if (first?.last === undefined || head.status === 'idle') {
    return head.status === 'ready' ? IDLE : head;
  }
  const failed = pages.map(({ live }) => live.getState()).find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return failed;
  const ready = pages.flatMap(({ last }) => last ?? []);
  const tail = pages.at(-1)?.last;
  return {
    ...mergeReady(ready, join(ready.map(({ data }) => data.docs))),
    hasMore: tail === undefined || tail.data.paths.length >= pageSize,
    loadingMore: tail === undefined,
  };
}

type Join<Item> = (parts: readonly (readonly Item[])[]) => readonly Item[];

/** Returns a function that joins pages without repeats; a page that is added costs only its own documents. */
function createJoin<Item extends { readonly path: string }>(): Join<Item> {
  let joined: readonly (readonly Item[])[] = [];
  let paths = new Set<string>();
  let all: readonly Item[] = [];
  return (parts) => {
    if (joined.some((part, at) => part !== parts[at])) [joined, paths, all] = [[], new Set(), []];
    const added = parts.slice(joined.length).flat();
    const news = added.filter(({ path }) => paths.size < paths.add(path).size);
    if (news.length > 0) all = [...all, ...news];
    joined = parts;
    return all;
  };
}

/** Makes the implied order by id explicit, because a page has to begin exactly behind a document. */
function withId(spec: QuerySpec): QuerySpec {
  if (spec.orders.some(({ field }) => field === ID)) return spec;
  const direction = spec.orders.at(-1)?.direction ?? 'asc';
  return { ...spec, orders: [...spec.orders, { field: ID, direction }] };
}
