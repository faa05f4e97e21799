import { RpcError } from '@quits/service-base';
import type { FirestoreService } from '@quits/firestore-service';
import { WRITES } from './writing-methods.ts';

/** Options of {@link shedWrites}. */
export interface ShedWritesOptions {
  /** How long the listener that is next has been waiting for its turn, in ms. */
  readonly delay: () => number;
  /** Delay in ms beyond which writes are refused; 0 refuses none. */
  readonly limit: number;
  /** Called for each refused write; `isFirst` if it is the first after a while. */
  readonly onRefusal: (isFirst: boolean) => void;
}

/** Time in ms after which a refusal is reported again. */
const REPORTED_FOR = 60_000;

/**
 * Wraps a service: while listeners or requests have been waiting for too long, writes end with `UNAVAILABLE`, upon which
 * the SDK keeps them in order and tries again after a second or more. Reads and listeners go on.
 */
export function shedWrites(
  service: FirestoreService,
  { delay, limit, onRefusal }: ShedWritesOptions,
): FirestoreService {
  if (limit === 0) return service;
  let turnBegan: number | undefined;
  let reported = Number.NEGATIVE_INFINITY;

  /** How long this turn of the event loop has been answering writes, in ms. */
  function turnTime(now: number): number {
    if (turnBegan !== undefined) return now - turnBegan;
    turnBegan = now;
    setImmediate(() => {
      turnBegan = undefined;
    });
    return 0;
  }

  /** @throws {RpcError} `UNAVAILABLE` while the server is behind */
  function requireTime(): void {
    const now = performance.now();
    if (Math.max(turnTime(now), delay()) <= limit) return;
    const isFirst = now - reported > REPORTED_FOR;
    reported = now;
    onRefusal(isFirst);
    throw new RpcError('UNAVAILABLE', 'The server has more to do than it can. Try again shortly.');
  }

  return {
    async unary(method, request, context) {
      if (WRITES.has(method)) requireTime();
      return service.unary(method, request, context);
    },
    serverStream: (...call) => service.serverStream(...call),
    open(method, context, sink) {
      if (method !== 'Write') return service.open(method, context, sink);
      let isOver = false;
      const handler = service.open(method, context, {
        send: (message) => sink.send(message),
        end(error) {
          isOver = true;
          sink.end(error);
        },
      });
      return {
        receive(message) {
          if (isOver) return;
          const { writes } = message;
          try {
            if (Array.isArray(writes) && writes.length > 0) requireTime();
          } catch (error) {
            if (!(error instanceof RpcError)) throw error;
            // Answers to earlier writes go first.
            handler.close();
            isOver = true;
            sink.end(error);
            return;
          }
          handler.receive(message);
        },
        close() {
          if (!isOver) handler.close();
        },
      };
    },
  };
}
