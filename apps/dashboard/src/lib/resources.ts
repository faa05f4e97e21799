import { fetchJson, RequestError } from './fetch-json.ts';

/** The latest value and error of a resource. */
interface Known {
  readonly value?: unknown;
  readonly error?: RequestError;
}

const NOTHING: Known = {};
const known = new Map<string, Known>();
const listeners = new Map<string, Set<() => void>>();
/** The latest request of each path, whose outcome counts. */
const running = new Map<string, AbortController>();

/** JSON of the backend by path. */
export const resources = {
  get: (path: string): Known => known.get(path) ?? NOTHING,

  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(path: string, changed: () => void): () => void {
    const all = listeners.get(path) ?? new Set();
    listeners.set(path, all.add(changed));
    return () => {
      all.delete(changed);
    };
  },

  /** Requests the latest value. */
  load(path: string): void {
    running.get(path)?.abort();
    const abort = new AbortController();
    running.set(path, abort);
    void request(path, abort.signal);
  },
};

async function request(path: string, signal: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(path, signal);
  if (signal.aborted) return;
  known.set(path, outcome);
  for (const changed of listeners.get(path) ?? []) changed();
}

async function outcomeOf(path: string, signal: AbortSignal): Promise<Known> {
  try {
    return { value: await fetchJson(path, { signal }) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // A value that no longer exists must not be shown.
    return error.status === 404 ? { error } : { value: known.get(path)?.value, error };
  }
}
