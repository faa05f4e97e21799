import { type Message, RpcError } from '@quits/service-base';
import { parseDocumentName } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { booleanAt, integerAt, messageAt, stringAt, stringsAt } from '../rpc/read-message.ts';
import { canonicalTimestamp, microsFromTimestamp } from '../value/timestamp.ts';
import type { Interest } from './subscription.ts';

/** A request to listen. */
export interface TargetRequest {
  readonly targetId: number;
  readonly interest: Interest;
  /** Query in the service's format, for the rules. */
  readonly structuredQuery?: Message;
  /** To be removed as soon as it is current. */
  readonly once: boolean;
  readonly resumeToken?: string;
  /** Version in microseconds that the client knows. */
  readonly readVersion?: number;
  /** Count of documents that the client believes to match. */
  readonly expectedCount?: number;
}

/** The id of a target. @throws {RpcError} `INVALID_ARGUMENT` */
export function targetIdOf(target: Message): number {
  return integerAt(target, 'targetId') ?? 0;
}

/** Reads a target of a database. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseTarget(target: Message, database: string): TargetRequest {
  const documents = messageAt(target, 'documents');
  const query = messageAt(target, 'query');
  if (target['pipelineQuery'] !== undefined) {
    throw new RpcError('UNIMPLEMENTED', 'Listening to pipelines is not supported.');
  }
  const common = parseCommon(target);
  if (documents !== undefined) {
    const names = stringsAt(documents, 'documents').map((name) => parseDocumentName(name));
    checkDatabase(names, database);
    return { ...common, interest: { kind: 'documents', names } };
  }
  const structuredQuery = query === undefined ? undefined : messageAt(query, 'structuredQuery');
  if (query === undefined || structuredQuery === undefined) {
    throw invalidArgument('A target must have a query or documents.');
  }
  const parsed = parseQuery(stringAt(query, 'parent'), structuredQuery);
  checkDatabase([parsed], database);
  if (parsed.nearest !== undefined)
    throw invalidArgument('Listening to a vector search is not possible.');
  return { ...common, structuredQuery, interest: { kind: 'query', query: parsed } };
}

function parseCommon(target: Message): Omit<TargetRequest, 'interest'> {
  const resumeToken = stringAt(target, 'resumeToken');
  const readTime = stringAt(target, 'readTime');
  const expectedCount = integerAt(target, 'expectedCount');
  return {
    targetId: targetIdOf(target),
    once: booleanAt(target, 'once'),
    ...(resumeToken === '' ? {} : { resumeToken }),
    ...(readTime === '' ? {} : { readVersion: microsFromTimestamp(canonicalTimestamp(readTime)) }),
    ...(expectedCount === undefined ? {} : { expectedCount }),
  };
}

function checkDatabase(parts: readonly { readonly database: string }[], database: string): void {
  const stranger = parts.find((part) => part.database !== database);
  if (stranger !== undefined) {
    throw invalidArgument(`The target is in "${stranger.database}", the stream in "${database}".`);
  }
}
