import type { RunOutcome } from './dispatcher.ts';
import type { FunctionEndpoint } from './endpoint.ts';
import { responseTo, type Worker } from './worker.ts';

/** Runs a function for an event. */
export async function runEvent(
  worker: Worker,
  endpoint: FunctionEndpoint,
  payload: unknown,
): Promise<RunOutcome> {
  const isSchedule = endpoint.trigger.kind === 'schedule';
  const sent = worker.request(isSchedule ? 'request' : 'event', endpoint.id, {
    method: 'POST',
    path: '/',
    headers: isSchedule
      ? scheduleHeaders(endpoint, payload)
      : { 'Content-Type': 'application/json' },
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    sent.destroy();
  }, endpoint.timeout);
  try {
    sent.end(isSchedule ? '' : JSON.stringify(payload));
    const { status, text } = await responseTo(sent);
    if (status < 300) return { kind: 'done' };
    return { kind: 'failed', message: text === '' ? 'It failed; see its log.' : text };
  } catch {
    if (isLate) {
      return { kind: 'failed', message: `It took longer than ${endpoint.timeout / 1000} s.` };
    }
    if (worker.isStopping) return { kind: 'interrupted' };
    return { kind: 'crashed', message: 'Its process ended while it ran.' };
  } finally {
    clearTimeout(timer);
  }
}

/** Headers of Cloud Scheduler. */
function scheduleHeaders({ id, regions }: FunctionEndpoint, payload: unknown) {
  const isKnown = typeof payload === 'object' && payload !== null && 'scheduleTime' in payload;
  return {
    'User-Agent': 'Google-Cloud-Scheduler',
    'X-CloudScheduler': 'true',
    'X-CloudScheduler-JobName': `firebase-schedule-${id}-${regions[0] ?? ''}`,
    'X-CloudScheduler-ScheduleTime': isKnown
      ? String(payload.scheduleTime)
      : new Date().toISOString(),
  };
}
