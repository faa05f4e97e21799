import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DataQuery, DocumentPage, DocumentSummary } from '../../api/index.ts';
import { fetchJson, RequestError } from '../../lib/fetch-json.ts';

/** The loaded part of a collection. */
export interface Documents {
  /** `undefined` until the first page is loaded. */
  readonly documents: readonly DocumentSummary[] | undefined;
  /** Number of all documents. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly error: RequestError | undefined;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface State {
  /** The collection or query that is loaded. */
  readonly key: string;
  readonly pages: readonly DocumentPage[];
  readonly error?: RequestError;
}

type Action =
  | { readonly key: string; readonly pages: readonly DocumentPage[]; readonly isWhole: boolean }
  | { readonly key: string; readonly error: RequestError };

function reduce(state: State, action: Action): State {
  const pages = state.key === action.key ? state.pages : [];
  if ('error' in action) return { key: action.key, pages, error: action.error };
  return { key: action.key, pages: action.isWhole ? action.pages : [...pages, ...action.pages] };
}

/** Loads a collection page by page, or the documents that match a query. */
export function useDocuments(query: DataQuery): Documents {
  const key = JSON.stringify(query);
  const [state, dispatch] = useReducer(reduce, { key: '', pages: [] });
  const running = useRef<AbortController>(null);

  /** Loads some pages, from the first one without a token. */
  const load = useCallback(
    async (pageToken: string | undefined, count: number) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      try {
        const pages = await requestPages({ key, pageToken, count, signal: abort.signal });
        if (!abort.signal.aborted) dispatch({ key, pages, isWhole: pageToken === undefined });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (!(error instanceof RequestError)) throw error;
        dispatch({ key, error });
      }
    },
    [key],
  );
  useEffect(() => {
    void load(undefined, 1);
    return () => running.current?.abort();
  }, [load]);

  const isCurrent = state.key === key;
  const pages = isCurrent ? state.pages : [];
  const next = pages.at(-1)?.next;
  const loaded = pages.length;
  return {
    documents: pages.length === 0 ? undefined : pages.flatMap(({ documents }) => documents),
    total: pages[0]?.total ?? 0,
    hasMore: next !== undefined,
    error: isCurrent ? state.error : undefined,
    loadMore: useCallback(() => {
      if (next !== undefined) void load(next, 1);
    }, [load, next]),
    // As many pages as before, so that the list keeps its place.
    reload: useCallback(() => void load(undefined, Math.max(1, loaded)), [load, loaded]),
  };
}

/** Pages to request. */
interface Wanted {
  readonly key: string;
  readonly pageToken: string | undefined;
  readonly count: number;
  readonly signal: AbortSignal;
}

async function requestPages({ key, pageToken, count, signal }: Wanted): Promise<DocumentPage[]> {
  const pages: DocumentPage[] = [];
  let token = pageToken;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const page = await requestPage(key, token, signal);
    pages.push(page);
    token = page.next;
  } while (token !== undefined && pages.length < count);
  return pages;
}

function requestPage(
  key: string,
  pageToken: string | undefined,
  signal: AbortSignal,
): Promise<DocumentPage> {
  const query = JSON.parse(key) as DataQuery;
  if (query.prefix !== undefined || query.field !== undefined) {
    return fetchJson('/__/api/data/query', { body: query, signal });
  }
  const params = new URLSearchParams({ path: query.collection });
  if (pageToken !== undefined) params.set('pageToken', pageToken);
  return fetchJson(`/__/api/data/documents?${params}`, { signal });
}
