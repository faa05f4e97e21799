/** Canonical status codes, by the names that the service puts into JSON errors. */
export const STATUS_NUMBER = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

/** Name of a canonical status. */
export type Status = keyof typeof STATUS_NUMBER;

/** A failure that the service reports to its caller, whatever the transport. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: Exclude<Status, 'OK'>;

  constructor(status: Exclude<Status, 'OK'>, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** A message in proto3 JSON form: int64 as strings, bytes as base64, enums by name. */
export type Message = { readonly [field: string]: unknown };

/** What a transport knows of a call besides its message. */
export interface CallContext {
  /** The `Authorization` header or metadata entry as sent, scheme included. */
  readonly authorization?: string;
  /** Aborted when the caller goes away. */
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

/** Where an open stream sends; given by the transport. */
export interface StreamSink {
  /**
   * Sends one response. A `document` inside is the same object for every listener, so a transport
   * may cache its encoding by identity.
   */
  send(message: Message): void;
  /** Ends the stream, with an error if there is one. Nothing may be sent afterwards. */
  end(error?: RpcError): void;
}

/** What the transport calls on an open stream. */
export interface StreamHandler {
  /** One request message, in order. Never throws; failures go to the sink. */
  receive(message: Message): void;
  /** The caller half-closed or went away. Called once. */
  close(): void;
}

/** The whole Firestore service, free of any transport. Failures are thrown as {@link RpcError}. */
export interface FirestoreService {
  unary(method: UnaryMethod, request: Message, context: CallContext): Promise<Message>;
  serverStream(
    method: ServerStreamMethod,
    request: Message,
    context: CallContext,
  ): AsyncIterable<Message>;
  open(method: BidiMethod, context: CallContext, sink: StreamSink): StreamHandler;
}
