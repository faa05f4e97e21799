import type { Message, RpcError } from '@quits/service-base';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import { DATABASE } from './open-firestore.ts';

/** A stream under test with everything that it sent. */
export interface RecordedStream {
  readonly sent: Message[];
  readonly ended: (RpcError | undefined)[];
  send(message: Message): void;
  close(): void;
  /** Returns the messages since the last call. */
  take(): Message[];
}

/** Opens a stream and records its messages. */
export function recordStream(
  service: FirestoreService,
  method: 'Listen' | 'Write',
): RecordedStream {
  const sent: Message[] = [];
  const ended: (RpcError | undefined)[] = [];
  let taken = 0;
  const handler = service.open(
    method,
    {},
    { send: (message) => sent.push(message), end: (error) => ended.push(error) },
  );
  return {
    sent,
    ended,
    send: (message) => handler.receive({ database: DATABASE, ...message }),
    close: () => handler.close(),
    take: () => {
      const fresh = sent.slice(taken);
      taken = sent.length;
      return fresh;
    },
  };
}
