import {
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
  RpcError,
} from '@quits/service-base';
import { isAtThisMachine } from '../http/is-at-this-machine.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { BackendControl } from './backend-control.ts';

/** Path of all routes; only this machine may call what is below `/emulator/v1/`. */
export const CONTROL_PATH = '/emulator/v1/control';

const BODY_LIMIT = 1024;
const SEED_LIMIT = 64 * 1024 * 1024;

/** Routes by which tests in another process control a backend. Only for local, non-browser callers. */
export function controlRoutes(control: BackendControl, isEnabled: boolean): Route[] {
  const route = (
    method: Route['method'],
    path: string,
    answer: (call: HttpCall) => unknown,
  ): Route => ({
    method,
    path: CONTROL_PATH + path,
    crossOrigin: 'none',
    async handle(call): Promise<HttpReply> {
      if (!isEnabled) {
        throw new HttpError(403, 'Control is switched off; --emulator-tokens switches it on.');
      }
      if (!isAtThisMachine(call)) throw new HttpError(403, 'Only for callers on this machine.');
      requireSameOrigin(call);
      return json((await answer(call)) ?? {}, 200, { 'Cache-Control': 'no-store' });
    },
  });
  const snapshotOf = (call: HttpCall) => ({ id: call.params['id'] ?? '' });
  const clock = () => ({ now: control.clock.now() });
  return [
    route('POST', '/snapshots', () => control.snapshot()),
    route('POST', '/snapshots/{id}:restore', (call) =>
      accepted(404, () => control.restore(snapshotOf(call))),
    ),
    route('DELETE', '/snapshots/{id}', (call) => control.release(snapshotOf(call))),
    route('POST', '/seed', async (call) => {
      const documents = await readJsonObject(call.request, SEED_LIMIT);
      return { documents: accepted(400, () => control.seed(documents)) };
    }),
    route('GET', '/clock', clock),
    route('PUT', '/clock', async (call) => {
      const body = await readJsonObject(call.request, BODY_LIMIT);
      accepted(400, () => moveClock(control, body));
      return clock();
    }),
    route('GET', '/decisions', ({ url }) => {
      const mark = {
        firestore: countIn(url, 'firestore'),
        storage: countIn(url, 'storage'),
      };
      return { mark: control.decisionMark(), decisions: control.decisionsSince(mark) };
    }),
  ];
}

/** Runs a call of the control; its errors about arguments get a status. */
function accepted<T>(status: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError || error instanceof RpcError) {
      throw new HttpError(status, error.message);
    }
    throw error;
  }
}

/** Moves the clock to `now` or by `advance`, both in milliseconds; without either, back. */
function moveClock({ clock }: BackendControl, body: Readonly<Record<string, unknown>>): void {
  const { now, advance } = body;
  if (typeof now === 'number') clock.set(now);
  else if (typeof advance === 'number') clock.advance(advance);
  else clock.reset();
}

/** A count of the query string; missing, the number of all, so that none are returned. */
function countIn(url: URL, name: string): number {
  const text = url.searchParams.get(name);
  return text === null ? Number.MAX_SAFE_INTEGER : Number(text);
}
