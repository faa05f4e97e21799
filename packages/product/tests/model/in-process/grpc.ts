import type {
  BidiMethod,
  CallContext,
  ServerStreamMethod,
  UnaryMethod,
} from '@quits/local-backend';
import type { InProcessStream } from './in-process-stream.ts';
import { connectionTo, type Answered, type InProcessConnection } from './in-process-connection.ts';

// Replaces the exports of gRPC's packages that the provider's SDK imports.

/** Metadata of a call. */
export class Metadata {
  #authorization: string | undefined;

  set(name: string, value: string): void {
    if (name.toLowerCase() === 'authorization') this.#authorization = value;
  }

  /** Context that the service receives. */
  get context(): CallContext {
    const authorization = this.#authorization;
    return authorization === undefined ? {} : { authorization };
  }
}

/** Placeholders; calls within the process aren't encrypted. */
export const credentials = { createInsecure: () => undefined, createSsl: () => undefined };

/** Calls the service behind a connection. */
class Stub {
  readonly #connection: InProcessConnection;

  constructor(host: string) {
    this.#connection = connectionTo(host);
  }

  readonly Commit = this.#unary('Commit');
  readonly Listen = this.#bidi('Listen');
  readonly Write = this.#bidi('Write');
  readonly BatchGetDocuments = this.#serverStream('BatchGetDocuments');
  readonly RunQuery = this.#serverStream('RunQuery');
  readonly RunAggregationQuery = this.#serverStream('RunAggregationQuery');

  close(): void {
    // The SDK has ended its streams itself.
  }

  #unary(method: UnaryMethod) {
    return (request: object, { context }: Metadata, answered: Answered) =>
      this.#connection.unary(method, context, request, answered);
  }

  #serverStream(method: ServerStreamMethod) {
    return (request: object, { context }: Metadata): InProcessStream =>
      this.#connection.serverStream(method, context, request);
  }

  #bidi(method: BidiMethod) {
    return ({ context }: Metadata): InProcessStream => this.#connection.open(method, context);
  }
}

/** Placeholder; there are no definitions to read. */
export function fromJSON(): undefined {
  return undefined;
}

/** Returns the services in the shape of gRPC's package. */
export function loadPackageDefinition(): object {
  return { google: { firestore: { v1: { Firestore: Stub } } } };
}
