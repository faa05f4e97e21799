import { RpcError } from '@quits/service-base';
import type { FirestoreService, StreamHandler, StreamSink } from '@quits/firestore-service';

/** Functions that {@link guardStreams} uses to check callers. */
export interface StreamGuardOptions {
  /** Returns the account of an `Authorization` header. */
  readonly subjectOf: (authorization: string | undefined) => string | undefined;
  /** Returns why its account is no longer accepted. */
  readonly getRevocation: (authorization: string | undefined) => RpcError | undefined;
}

/** A service whose streams can be closed for an account. */
export interface GuardedStreams {
  readonly service: FirestoreService;
  /** Number of open streams. */
  readonly count: () => number;
  /** Ends the streams of an account that has lost its right to them. */
  accountChanged(uid: string): void;
  /** Ends all streams with an error after which clients connect again. */
  endAll(): void;
}

interface OpenStream {
  readonly refusal: () => RpcError | undefined;
  readonly end: (error: RpcError) => void;
}

/**
 * Wraps a service: callers are verified when a stream opens, and streams stay open for hours. Each
 * stream is therefore tracked by account, and checked again when the account changes.
 */
export function guardStreams(
  service: FirestoreService,
  { subjectOf, getRevocation }: StreamGuardOptions,
): GuardedStreams {
  const streams = new Map<string, Set<OpenStream>>();
  const all = new Set<OpenStream>();

  function open(...[method, context, sink]: Parameters<FirestoreService['open']>): StreamHandler {
    const uid = subjectOf(context.authorization);
    const stream: OpenStream = {
      refusal: () => getRevocation(context.authorization),
      end(error) {
        handler.close();
        watched.end(error);
      },
    };
    all.add(stream);
    if (uid !== undefined) streams.set(uid, (streams.get(uid) ?? new Set()).add(stream));
    const watched: StreamSink = {
      send: (message) => sink.send(message),
      end(error) {
        forget(uid, stream);
        sink.end(error);
      },
    };
    const handler = service.open(method, context, watched);
    return {
      receive: (message) => handler.receive(message),
      close() {
        forget(uid, stream);
        handler.close();
      },
    };
  }

  function forget(uid: string | undefined, stream: OpenStream): void {
    all.delete(stream);
    if (uid === undefined) return;
    const known = streams.get(uid);
    known?.delete(stream);
    if (known?.size === 0) streams.delete(uid);
  }

  return {
    service: {
      unary: (...call) => service.unary(...call),
      serverStream: (...call) => service.serverStream(...call),
      open,
    },
    count: () => all.size,
    endAll() {
      for (const { end } of all) {
        end(new RpcError('UNAVAILABLE', 'The server is restarting. Connect again.'));
      }
    },
    accountChanged(uid) {
      for (const stream of streams.get(uid) ?? []) {
        const refusal = stream.refusal();
        if (refusal !== undefined) stream.end(refusal);
      }
    },
  };
}
