import type { Message, RpcError } from '@quits/service-base';

/** Context of a call, from the transport. */
export interface CallContext {
  /** The `Authorization` header or metadata entry as sent, scheme included. */
  readonly authorization?: string;
  /** IP address of the caller, as far as known. */
  readonly address?: string;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** RPCs answered by one message. `ListCollectionIds` and `ListDocuments` page by token. */
export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'ListCollectionIds'
  | 'PartitionQuery'
  | 'BatchWrite';

/** RPCs answered by a stream of messages. */
export type ServerStreamMethod =
  | 'BatchGetDocuments'
  | 'RunQuery'
  | 'RunAggregationQuery'
  | 'ExecutePipeline';

/** RPCs with a stream in both directions. */
export type BidiMethod = 'Listen' | 'Write';

/** Output of an open stream, provided by the transport. */
export interface StreamSink {
  /**
   * Sends one response. A `document` inside is the same object for every listener, so a transport
   * may cache its encoding by identity.
   */
  send(message: Message): void;
  /** Ends the stream, with an optional error. Nothing may be sent afterward. */
  end(error?: RpcError): void;
}

/** Callbacks of an open stream, called by the transport. */
export interface StreamHandler {
  /** Receives one request message, in order. Never throws; failures are sent to the sink. */
  receive(message: Message): void;
  /** The caller half-closed or went away. Called once. */
  close(): void;
}

/** The Firestore service, independent of the transport. Failures are thrown as {@link RpcError}. */
export interface FirestoreService {
  unary(method: UnaryMethod, request: Message, context: CallContext): Promise<Message>;
  serverStream(
    method: ServerStreamMethod,
    request: Message,
    context: CallContext,
  ): AsyncIterable<Message>;
  open(method: BidiMethod, context: CallContext, sink: StreamSink): StreamHandler;
}
