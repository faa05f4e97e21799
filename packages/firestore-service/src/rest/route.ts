import type { Message } from '@quits/service-base';
import { checkFields } from './check-fields.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage } from '../rpc/read-message.ts';
import type { ServerStreamMethod, UnaryMethod } from '../rpc/firestore-service.ts';

/** RPC that a REST request maps to. */
export type Route =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly request: Message }
  | { readonly kind: 'stream'; readonly method: ServerStreamMethod; readonly request: Message }
  | { readonly kind: 'clear'; readonly database: string };

const RESOURCE = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/;
const DOCUMENTS = /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents(?:[/:]|$)/;
const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

/** Custom methods: which RPC, and which request field the resource in the address fills. */
const VERBS: Readonly<
  Record<
    string,
    | { kind: 'unary'; method: UnaryMethod; resource: 'database' | 'parent' }
    | { kind: 'stream'; method: ServerStreamMethod; resource: 'database' | 'parent' }
  >
> = {
  batchGet: { kind: 'stream', method: 'BatchGetDocuments', resource: 'database' },
  batchWrite: { kind: 'unary', method: 'BatchWrite', resource: 'database' },
  beginTransaction: { kind: 'unary', method: 'BeginTransaction', resource: 'database' },
  commit: { kind: 'unary', method: 'Commit', resource: 'database' },
  executePipeline: { kind: 'stream', method: 'ExecutePipeline', resource: 'database' },
  listCollectionIds: { kind: 'unary', method: 'ListCollectionIds', resource: 'parent' },
  partitionQuery: { kind: 'unary', method: 'PartitionQuery', resource: 'parent' },
  rollback: { kind: 'unary', method: 'Rollback', resource: 'database' },
  runAggregationQuery: { kind: 'stream', method: 'RunAggregationQuery', resource: 'parent' },
  runQuery: { kind: 'stream', method: 'RunQuery', resource: 'parent' },
};

/**
 * Maps a request to an RPC; `undefined` if its URL isn't Firestore's.
 * @throws {RpcError} `INVALID_ARGUMENT` if the URL is Firestore's but invalid
 */
export function routeRequest(method: string, url: URL, body: Message): Route | undefined {
  const path = decodePath(url.pathname);
  const clear = isEmulatorPath(url.pathname) ? CLEAR.exec(path)?.[1] : undefined;
  if (clear !== undefined && method === 'DELETE') return { kind: 'clear', database: clear };
  const verb = method === 'POST' ? verbOf(path) : undefined;
  const plain = verb === undefined ? path : path.slice(0, -verb.length - 1);
  const match = RESOURCE.exec(plain);
  const database = match?.[1];
  if (database === undefined) return undefined;
  const relative = match?.[2] ?? '';
  const root = `${database}/documents`;
  const name = relative === '' ? root : `${root}/${relative}`;
  const known = verb === undefined ? undefined : VERBS[verb];
  if (known !== undefined) {
    checkFields(body, `${known.method}Request`);
    const resource = known.resource === 'database' ? database : name;
    return { ...known, request: { ...body, [known.resource]: resource } };
  }
  return resourceRoute(method, { name, relative }, url.searchParams, body);
}

/** Returns whether a path belongs to the REST service. */
export function isRestPath(pathname: string): boolean {
  const path = decodePath(pathname);
  return (isEmulatorPath(pathname) && CLEAR.test(path)) || DOCUMENTS.test(path);
}

/** Servers protect these paths by their beginning, so an encoded one must not pass for one of them. */
function isEmulatorPath(pathname: string): boolean {
  return pathname.startsWith('/emulator/v1/');
}

function resourceRoute(
  method: string,
  { name, relative }: { name: string; relative: string },
  query: URLSearchParams,
  body: Message,
): Route {
  const segments = relative.split('/');
  const isCollection = segments.length % 2 === 1 && relative !== '';
  const cut = name.lastIndexOf('/');
  const collection = { parent: name.slice(0, cut), collectionId: name.slice(cut + 1) };
  const parameters = readParameters(query);
  if (isCollection && method === 'GET') {
    return { kind: 'unary', method: 'ListDocuments', request: { ...parameters, ...collection } };
  }
  if (isCollection && method === 'POST') {
    checkFields(body, 'Document');
    const request = { ...parameters, ...collection, document: body };
    return { kind: 'unary', method: 'CreateDocument', request };
  }
  if (method === 'GET') {
    return { kind: 'unary', method: 'GetDocument', request: { ...parameters, name } };
  }
  if (method === 'PATCH') {
    checkFields(body, 'Document');
    const request = { ...parameters, document: { ...body, name } };
    return { kind: 'unary', method: 'UpdateDocument', request };
  }
  if (method === 'DELETE') {
    return { kind: 'unary', method: 'DeleteDocument', request: { ...parameters, name } };
  }
  throw invalidArgument(`${method} is not possible on "${name}".`);
}

/** Query parameters in the form of a request: `a.b=1` becomes a field of a message. */
function readParameters(query: URLSearchParams): Message {
  const message: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    const [head = '', tail] = key.split('.');
    const values = query.getAll(key);
    const value = tail === 'fieldPaths' ? values : scalar(values[0] ?? '');
    const inner = message[head];
    message[head] =
      tail === undefined ? value : { ...(isMessage(inner) ? inner : {}), [tail]: value };
  }
  return message;
}

function scalar(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function verbOf(path: string): string | undefined {
  const verb = path.slice(path.lastIndexOf(':') + 1);
  return Object.hasOwn(VERBS, verb) ? verb : undefined;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
