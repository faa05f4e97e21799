import {
  type BidiMethod,
  type CallContext,
  type FirestoreService,
  RpcError,
  type ServerStreamMethod,
  type StreamHandler,
  type UnaryMethod,
} from '@quits/local-backend';
import type { Passage } from '../gate.ts';
import { Call, type CallFailure } from './call.ts';
import { InProcessStream } from './in-process-stream.ts';
import { requestFor, responseFrom } from './messages.ts';

/** Callback for the answer to a call. */
export type Answered = (error: CallFailure | null, value?: object) => void;

const connections = new Map<string, InProcessConnection>();

/** Returns the connection registered for an address. @throws if there is none */
export function connectionTo(host: string): InProcessConnection {
  const connection = connections.get(host);
  if (connection === undefined) throw new Error(`No connection is registered for ${host}.`);
  return connection;
}

/** The connection of one device to the service, by function calls. */
export class InProcessConnection {
  readonly #service: FirestoreService;
  readonly #host: string;
  readonly #begun = new Set<Call>();
  /** Calls that have one answer. */
  readonly #asked = new Set<Call>();
  #held: (() => void)[] = [];
  #passage: Passage = 'open';

  constructor(service: FirestoreService, host: string) {
    this.#service = service;
    this.#host = host;
    connections.set(host, this);
  }

  /** Passes everything, only requests, or nothing; cutting breaks running calls. */
  set passage(passage: Passage) {
    this.#passage = passage;
    if (passage === 'cut') this.#break([...this.#begun]);
    if (passage !== 'open') return;
    const held = this.#held;
    this.#held = [];
    for (const begin of held) begin();
  }

  /** Breaks pending calls, as a closing page does; streams end on their own. */
  hangUp(): void {
    this.#break([...this.#asked]);
  }

  remove(): void {
    connections.delete(this.#host);
  }

  unary(method: UnaryMethod, context: CallContext, message: object, answered: Answered): void {
    const request = requestFor(message);
    const call = new Call((error) => answered(error));
    this.#ask(call, async () => {
      const answer = await this.#service.unary(method, request, context);
      this.#answer(call, () => {
        this.#end(call);
        answered(null, responseFrom(answer));
      });
    });
  }

  serverStream(method: ServerStreamMethod, context: CallContext, message: object): InProcessStream {
    const request = requestFor(message);
    const stream = new InProcessStream(
      () => undefined,
      () => this.#end(call),
    );
    const call = new Call((error) => stream.tell('error', error));
    this.#ask(call, async () => {
      for await (const answer of this.#service.serverStream(method, request, context)) {
        this.#answer(call, () => stream.tell('data', responseFrom(answer)));
      }
      this.#answer(call, () => {
        this.#end(call);
        stream.tell('end');
      });
    });
    return stream;
  }

  open(method: BidiMethod, context: CallContext): InProcessStream {
    let handler: StreamHandler | undefined;
    const early: (() => void)[] = [];
    const close = () => {
      this.#end(call);
      handler?.close();
      handler = undefined;
    };
    const stream = new InProcessStream((message) => {
      const request = requestFor(message);
      const arrive = () => handler?.receive(request);
      if (handler === undefined) early.push(arrive);
      else this.#request(call, arrive);
    }, close);
    const call = new Call((error) => {
      close();
      stream.tell('error', error);
    });
    this.#begin(call, async () => {
      handler = this.#service.open(method, context, {
        send: (message) => this.#answer(call, () => stream.tell('data', responseFrom(message))),
        end: (error) =>
          this.#answer(call, () => {
            if (error !== undefined) return this.#fail(call, error);
            this.#end(call);
            return stream.tell('end');
          }),
      });
      for (const arrive of early) this.#request(call, arrive);
    });
    return stream;
  }

  #break(calls: readonly Call[]): void {
    for (const call of calls)
      this.#fail(call, new RpcError('UNAVAILABLE', 'The connection broke.'));
  }

  /** Begins a call that has one answer; without a connection it fails at once, as in a browser. */
  #ask(call: Call, work: () => Promise<void>): void {
    this.#asked.add(call);
    if (this.#passage === 'cut') setImmediate(() => this.#break([call]));
    else this.#start(call, work);
  }

  /**
   * Starts a stream; holds it while the gate is closed, because gRPC backs off after each refusal.
   */
  #begin(call: Call, work: () => Promise<void>): void {
    const begin = () => this.#start(call, work);
    if (this.#passage === 'open') begin();
    else this.#held.push(begin);
  }

  #start(call: Call, work: () => Promise<void>): void {
    if (call.isOver) return;
    this.#begun.add(call);
    this.#request(call, () => {
      work().catch((error: unknown) => this.#answer(call, () => this.#fail(call, error)));
    });
  }

  #end(call: Call): void {
    call.end();
    this.#forget(call);
  }

  #fail(call: Call, error: unknown): void {
    this.#forget(call);
    call.fail(error);
  }

  #forget(call: Call): void {
    this.#begun.delete(call);
    this.#asked.delete(call);
  }

  /** Delivers a request asynchronously, unless the call has ended. */
  #request(call: Call, arrive: () => void): void {
    setImmediate(() => {
      if (!call.isOver) arrive();
    });
  }

  /** Delivers a response asynchronously, unless it is lost or the call has ended. */
  #answer(call: Call, arrive: () => void): void {
    setImmediate(() => {
      if (this.#passage === 'open' && !call.isOver) arrive();
    });
  }
}
