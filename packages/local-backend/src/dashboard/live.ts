import { Readable } from 'node:stream';
import type { HttpReply } from '@quits/service-base';

/** Interval of keep-alives on a quiet stream, in ms. */
const PULSE = 20_000;

/** A stream of server-sent events with one for each change. */
export function liveStream(subscribe: (listener: () => void) => () => void): HttpReply {
  const stream = new Readable({ read: () => undefined });
  stream.push(': connected\n\n');
  const unsubscribe = subscribe(() => stream.push('data: changed\n\n'));
  const pulse = setInterval(() => stream.push(': pulse\n\n'), PULSE);
  pulse.unref();
  stream.once('close', () => {
    clearInterval(pulse);
    unsubscribe();
  });
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    body: stream,
  };
}
