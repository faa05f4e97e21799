import { type Document, type Message, type RpcError, STATUS_NUMBER } from '@quits/service-base';
import type { StreamSink } from '../rpc/firestore-service.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { bloomFilter } from './bloom-filter.ts';
import { snapshotMessage } from './shared-messages.ts';

/** Builds the messages of a Listen stream and sends them. */
export class ListenSender {
  readonly #sink: StreamSink;
  readonly #resumeToken: (version: number) => string;

  /** `resumeToken` creates the token of a version. */
  constructor(sink: StreamSink, resumeToken: (version: number) => string) {
    this.#sink = sink;
    this.#resumeToken = resumeToken;
  }

  /** A target was added or removed, or starts over. */
  change(targetChangeType: 'ADD' | 'REMOVE' | 'RESET', targetId: number): void {
    this.#sink.send({ targetChange: { targetChangeType, targetIds: [targetId] } });
  }

  /** A target was removed, and why. */
  refusal(targetId: number, { status, message }: RpcError): void {
    const cause = { code: STATUS_NUMBER[status], message };
    this.#sink.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause },
    });
  }

  /** The documents of a target. */
  result(targetId: number, documents: readonly Document[]): void {
    for (const document of documents) {
      this.#sink.send({ documentChange: { document, targetIds: [targetId] } });
    }
  }

  /** The targets' changes. */
  send(changes: readonly Message[]): void {
    for (const message of changes) this.#sink.send(message);
  }

  /** An existence filter: the names of all documents that a target has. */
  filter(targetId: number, names: readonly string[]): void {
    const filter = { targetId, count: names.length, unchangedNames: bloomFilter(names) };
    this.#sink.send({ filter });
  }

  /** Marks a target as complete up to a version. */
  current(targetId: number, version: number): void {
    this.#sink.send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        ...this.#moment(version),
      },
    });
  }

  /** Marks all targets as complete; only this makes the client emit the changes received before. */
  snapshot(version: number): void {
    this.#sink.send(snapshotMessage(this.#moment(version)));
  }

  #moment(version: number): { resumeToken: string; readTime: string } {
    return { resumeToken: this.#resumeToken(version), readTime: timestampFromMicros(version) };
  }
}
