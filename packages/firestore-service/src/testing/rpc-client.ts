import type { Fields, Message, Value } from '@quits/service-base';
import { messageAt } from '../rpc/read-message.ts';
import type { FirestoreService, UnaryMethod } from '../rpc/firestore-service.ts';
import { DATABASE, nameOf } from './open-firestore.ts';

/** Shortcuts for calling a service in tests. */
export interface RpcClient {
  call(method: UnaryMethod, request?: Message): Promise<Message>;
  commit(...writes: Message[]): Promise<Message>;
  /** The fields of a document, `undefined` when it does not exist. */
  read(path: string): Promise<Message | undefined>;
  /** The answers of RunQuery on collections under the root. */
  query(structuredQuery: Message, rest?: Message): Promise<Message[]>;
  /** Ends of the names in a query's result. */
  ids(structuredQuery: Message, rest?: Message): Promise<string[]>;
}

/** Creates a client of a service. */
export function rpcClient(service: FirestoreService): RpcClient {
  const call = (method: UnaryMethod, request: Message = {}) => service.unary(method, request, {});
  const query = async (structuredQuery: Message, rest: Message = {}) => {
    const request = { parent: `${DATABASE}/documents`, structuredQuery, ...rest };
    const answers: Message[] = [];
    for await (const answer of service.serverStream('RunQuery', request, {})) answers.push(answer);
    return answers;
  };
  return {
    call,
    commit: (...writes) => call('Commit', { database: DATABASE, writes }),
    read: async (path) => {
      const request = { database: DATABASE, documents: [nameOf(path)] };
      for await (const answer of service.serverStream('BatchGetDocuments', request, {})) {
        return messageAt(messageAt(answer, 'found') ?? {}, 'fields');
      }
      return undefined;
    },
    query,
    ids: async (structuredQuery, rest) =>
      (await query(structuredQuery, rest)).flatMap(({ document }) =>
        document === undefined ? [] : [String(Object(document).name).split('/').at(-1) ?? ''],
      ),
  };
}

/** A write that sets a document. */
export function set(path: string, fields: Fields = {}, rest: Message = {}): Message {
  return { update: { name: nameOf(path), fields }, ...rest };
}

/** A write that deletes a document. */
export function remove(path: string, rest: Message = {}): Message {
  return { delete: nameOf(path), ...rest };
}

/** Creates an integer value. */
export function int(number: number | bigint): Value {
  return { integerValue: String(number) };
}

/** A text as a value. */
export function text(stringValue: string): Value {
  return { stringValue };
}
