import type { Message } from '@quits/service-base';
import type { FirestoreService } from '../rpc/firestore-service.ts';

/** A Firestore service that counts the documents it returns. */
export interface CountedService {
  readonly service: FirestoreService;
  /** Number of documents returned by reads, queries and listeners since the start. */
  readonly getReadCount: () => number;
}

/** Counts the documents that a service returns by any method. */
export function countReads(service: FirestoreService): CountedService {
  let read = 0;
  return {
    getReadCount: () => read,
    service: {
      async unary(method, request, context) {
        const answer = await service.unary(method, request, context);
        if (method === 'GetDocument') read += 1;
        if (method === 'ListDocuments' && Array.isArray(answer['documents'])) {
          read += answer['documents'].length;
        }
        return answer;
      },
      async *serverStream(method, request, context) {
        for await (const message of service.serverStream(method, request, context)) {
          if (holdsDocument(message)) read += 1;
          yield message;
        }
      },
      open: (method, context, sink) =>
        service.open(method, context, {
          send(message) {
            if (message['documentChange'] !== undefined) read += 1;
            sink.send(message);
          },
          end: (error) => sink.end(error),
        }),
    },
  };
}

/** A query answers with `document`, a batch of documents with `found`. */
function holdsDocument(message: Message): boolean {
  return message['document'] !== undefined || message['found'] !== undefined;
}
