import type { BidiMethod, ServerStreamMethod, UnaryMethod } from '../rpc/firestore-service.ts';

/** One RPC: number of messages in each direction, and their names in the schema. */
export type Rpc = { readonly request: string; readonly response: string } & (
  | { readonly kind: 'unary'; readonly name: UnaryMethod }
  | { readonly kind: 'serverStream'; readonly name: ServerStreamMethod }
  | { readonly kind: 'bidi'; readonly name: BidiMethod }
);

const RESPONSES: { readonly [method in UnaryMethod]?: string } = {
  GetDocument: 'Document',
  CreateDocument: 'Document',
  UpdateDocument: 'Document',
  DeleteDocument: 'protobuf.Empty',
  Rollback: 'protobuf.Empty',
};

const UNARY: readonly UnaryMethod[] = [
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'ListCollectionIds',
  'PartitionQuery',
  'BatchWrite',
];

const SERVER_STREAM: readonly ServerStreamMethod[] = [
  'BatchGetDocuments',
  'RunQuery',
  'RunAggregationQuery',
  'ExecutePipeline',
];

const BIDI: readonly BidiMethod[] = ['Listen', 'Write'];

const RPCS: ReadonlyMap<string, Rpc> = new Map<string, Rpc>([
  ...UNARY.map((name): [string, Rpc] => [
    name,
    {
      kind: 'unary',
      name,
      request: `${name}Request`,
      response: RESPONSES[name] ?? `${name}Response`,
    },
  ]),
  ...SERVER_STREAM.map((name): [string, Rpc] => [
    name,
    { kind: 'serverStream', name, request: `${name}Request`, response: `${name}Response` },
  ]),
  ...BIDI.map((name): [string, Rpc] => [
    name,
    { kind: 'bidi', name, request: `${name}Request`, response: `${name}Response` },
  ]),
]);

const SERVICE = '/google.firestore.v1.Firestore/';

/** The RPC behind an HTTP/2 path, or `undefined` when the service has none. */
export function rpcOfPath(path: string): Rpc | undefined {
  return path.startsWith(SERVICE) ? RPCS.get(path.slice(SERVICE.length)) : undefined;
}
