import type { BlockingAnswer } from '@quits/identity-service';
import type { BlockingEvent, FunctionEndpoint } from './endpoint.ts';
import type { FunctionProcess } from './function-process.ts';
import { responseTo } from './worker.ts';

/** How long identity waits for a function, as in production, in ms. */
const PATIENCE = 7000;

/** Asks the function for an event of identity; `undefined` if there is none. */
export async function callBlocking(
  process: FunctionProcess,
  endpoints: readonly FunctionEndpoint[],
  event: BlockingEvent,
  token: string,
): Promise<BlockingAnswer | undefined> {
  const endpoint = endpoints.find(
    ({ trigger }) => trigger.kind === 'blocking' && trigger.event === event,
  );
  if (endpoint === undefined) return undefined;
  const worker = await process.ready(PATIENCE);
  // Without its function, nobody gets in that the function might refuse.
  if (worker === undefined) return { status: 503, body: {} };
  const sent = worker.request('request', endpoint.id, {
    method: 'POST',
    path: '/',
    headers: { 'Content-Type': 'application/json' },
  });
  const timer = setTimeout(() => sent.destroy(), PATIENCE);
  try {
    sent.end(JSON.stringify({ data: { jwt: token } }));
    const { status, text } = await responseTo(sent);
    return { status, body: JSON.parse(text) };
  } catch {
    return { status: 504, body: {} };
  } finally {
    clearTimeout(timer);
  }
}
