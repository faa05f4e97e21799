import type { DecidedRequest } from '@quits/security-rules';
import type { DecisionMark } from '../control/backend-control.ts';
import { CONTROL_PATH } from '../control/control-routes.ts';
import type { Restored, Snapshot } from '../state/backend-snapshots.ts';
import type { TestControl } from './test-control.ts';

interface Decisions {
  readonly mark: DecisionMark;
  readonly decisions: readonly DecidedRequest[];
}

/** Controls a backend in another process, at its origin. */
export function remoteControl(origin: string): TestControl {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(CONTROL_PATH + path, origin), {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The backend at ${origin} refused: ${messageIn(text)}`);
    return JSON.parse(text) as T;
  }

  const move = async (body: object) => {
    await call('PUT', '/clock', body);
  };
  const pathOf = ({ id }: Snapshot) => `/snapshots/${encodeURIComponent(id)}`;
  return {
    clock: {
      now: async () => (await call<{ now: number }>('GET', '/clock')).now,
      set: (time) => move({ now: Number(time) }),
      advance: (milliseconds) => move({ advance: milliseconds }),
      reset: () => move({}),
    },
    snapshot: () => call<Snapshot>('POST', '/snapshots'),
    restore: (snapshot) => call<Restored>('POST', `${pathOf(snapshot)}:restore`),
    async release(snapshot) {
      await call('DELETE', pathOf(snapshot));
    },
    seed: async (documents) =>
      (await call<{ documents: number }>('POST', '/seed', documents)).documents,
    decisionMark: async () => (await call<Decisions>('GET', '/decisions')).mark,
    async decisionsSince({ firestore, storage }) {
      const query = `?firestore=${firestore}&storage=${storage}`;
      return (await call<Decisions>('GET', `/decisions${query}`)).decisions;
    },
  };
}

/** The message of an error reply, which is JSON from the backend, but not from a proxy. */
function messageIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } };
    return error?.message ?? text;
  } catch {
    return text;
  }
}
