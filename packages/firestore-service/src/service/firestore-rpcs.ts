import type { Message } from '@quits/service-base';
import { ListenStream } from '../listen/listen-stream.ts';
import type {
  BidiMethod,
  CallContext,
  FirestoreService,
  ServerStreamMethod,
  StreamHandler,
  StreamSink,
  UnaryMethod,
} from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { WriteStream } from '../write/write-stream.ts';
import { batchGet } from './batch-get.ts';
import { batchWrite, commit } from './commit.ts';
import { createDocument, deleteDocument, getDocument, updateDocument } from './documents.ts';
import type { Engine } from './engine.ts';
import { executePipeline } from './execute-pipeline.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { partitionQuery } from './partition-query.ts';
import { runAggregation } from './run-aggregation.ts';
import { answerQuery } from './run-query.ts';
import { beginTransaction, rollback } from './transactions.ts';

type Unary = (engine: Engine, request: Message, context: CallContext) => Message | Promise<Message>;
type ServerStream = (
  engine: Engine,
  request: Message,
  context: CallContext,
) => Iterable<Message> | Promise<Iterable<Message>>;

const UNARY: Readonly<Record<UnaryMethod, Unary>> = {
  GetDocument: getDocument,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  Commit: commit,
  ListDocuments: listDocuments,
  BeginTransaction: beginTransaction,
  Rollback: rollback,
  ListCollectionIds: listCollectionIds,
  PartitionQuery: partitionQuery,
  BatchWrite: batchWrite,
};

const SERVER_STREAM: Readonly<Record<ServerStreamMethod, ServerStream>> = {
  BatchGetDocuments: batchGet,
  RunQuery: answerQuery,
  RunAggregationQuery: runAggregation,
  ExecutePipeline: executePipeline,
};

/** The RPCs of the service over one engine. */
export class FirestoreRpcs implements FirestoreService {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async unary(method: UnaryMethod, request: Message, context: CallContext): Promise<Message> {
    try {
      return await UNARY[method](this.#engine, request, context);
    } catch (error) {
      throw toRpcError(error);
    }
  }

  async *serverStream(
    method: ServerStreamMethod,
    request: Message,
    context: CallContext,
  ): AsyncGenerator<Message> {
    try {
      yield* await SERVER_STREAM[method](this.#engine, request, context);
    } catch (error) {
      throw toRpcError(error);
    }
  }

  open(method: BidiMethod, context: CallContext, sink: StreamSink): StreamHandler {
    const authenticate = (project: string) =>
      this.#engine.authenticate(context.authorization, project);
    return method === 'Listen'
      ? new ListenStream(this.#engine, sink, authenticate)
      : new WriteStream(this.#engine, sink, authenticate);
  }
}
