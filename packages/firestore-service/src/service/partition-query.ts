import { type Message, RpcError } from '@quits/service-base';
import { documentNameOf, projectOf } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { isNamePath } from '../value/field-path.ts';
import { callerOf, type Engine } from './engine.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { pageSizeOf } from './page-size.ts';

/** Answers PartitionQuery: cursors that cut a collection group into parts of about one size. */
export function partitionQuery(engine: Engine, request: Message, context: CallContext): Message {
  const structuredQuery = messageAt(request, 'structuredQuery');
  if (structuredQuery === undefined) throw invalidArgument('structuredQuery is missing.');
  const query = parseQuery(stringAt(request, 'parent'), structuredQuery);
  const caller = callerOf(engine, context, projectOf(query.database));
  if (!engine.access.isUnrestricted(caller)) {
    throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  const isByName = query.orderBy.every(({ path, descending }) => isNamePath(path) && !descending);
  const { collectionId, filter, limit, startAt, endAt } = query;
  const isBounded = [filter, limit, startAt, endAt].some((part) => part !== undefined);
  if (collectionId === undefined || !query.allDescendants || !isByName || isBounded) {
    throw invalidArgument(
      'Partition queries are only for all documents of a collection group, ordered by __name__ ascending.',
    );
  }
  const count = integerAt(request, 'partitionCount') ?? 0;
  if (count <= 0) throw invalidArgument('partitionCount must be greater than zero.');
  const paths = engine.store.splitGroup(query.database, collectionId, count);
  const from = Number(decodePageToken(stringAt(request, 'pageToken')) ?? 0);
  const to = from + pageSizeOf(request);
  const partitions = paths.slice(from, to).map((path) => ({
    values: [{ referenceValue: documentNameOf(query.database, path) }],
    before: true,
  }));
  return to < paths.length
    ? { partitions, nextPageToken: encodePageToken(String(to)) }
    : { partitions };
}
