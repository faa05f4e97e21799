import { randomUUID } from 'node:crypto';
import { type Caller, type Message, RpcError } from '@quits/service-base';
import { projectOf } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messagesAt, stringAt } from '../rpc/read-message.ts';
import type { StreamHandler, StreamSink } from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { commitSoon, type CommitHost } from './commit-writes.ts';
import { parseWrite } from './parse-write.ts';

/** One Write stream: commits batches in order and stops at the first that fails. */
export class WriteStream implements StreamHandler {
  readonly #host: CommitHost;
  readonly #sink: StreamSink;
  readonly #authenticate: (project: string) => Caller;
  #session: { readonly database: string; readonly caller: Caller } | undefined;
  #answered = 0;
  #isOpen = true;

  constructor(host: CommitHost, sink: StreamSink, authenticate: (project: string) => Caller) {
    this.#host = host;
    this.#sink = sink;
    this.#authenticate = authenticate;
  }

  receive(message: Message): void {
    if (!this.#isOpen) return;
    try {
      if (this.#session === undefined) this.#start(message);
      else this.#write(message, this.#session.database, this.#session.caller);
    } catch (error) {
      this.#fail(toRpcError(error));
    }
  }

  close(): void {
    // Received writes are still answered.
    this.#host.store.flush();
    this.#isOpen = false;
  }

  #start(message: Message): void {
    const database = stringAt(message, 'database');
    const caller = this.#authenticate(projectOf(database));
    if (messagesAt(message, 'writes').length > 0) {
      throw invalidArgument('The first request of a write stream must have no writes.');
    }
    this.#session = { database, caller };
    this.#sink.send({ streamId: randomUUID(), streamToken: this.#token() });
  }

  #write(message: Message, database: string, caller: Caller): void {
    const ops = messagesAt(message, 'writes').map((write) => parseWrite(write, database));
    commitSoon(this.#host, database, ops, caller, (outcome) => {
      if (!this.#isOpen) return;
      if (outcome instanceof RpcError) this.#fail(outcome);
      else this.#sink.send({ streamToken: this.#token(), ...outcome });
    });
  }

  #fail(error: RpcError): void {
    // Earlier writes of this tick are answered first.
    this.#host.store.flush();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#sink.end(error);
  }

  /** Creates a token that counts answers: the client resends unanswered batches. */
  #token(): string {
    this.#answered += 1;
    return Buffer.from(String(this.#answered)).toString('base64');
  }
}
