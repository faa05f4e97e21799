import { type Message, RpcError } from '@quits/service-base';
import { parseParentName, projectOf } from '../name/resource-name.ts';
import { stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { pageSizeOf } from './page-size.ts';

/** Handles ListCollectionIds; only for administrators. */
export function listCollectionIds(engine: Engine, request: Message, context: CallContext): Message {
  const parent = parseParentName(stringAt(request, 'parent'));
  const caller = callerOf(engine, context, projectOf(parent.database));
  if (!engine.access.isUnrestricted(caller)) {
    throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  const pageSize = pageSizeOf(request);
  const after = decodePageToken(stringAt(request, 'pageToken'));
  const collectionIds: string[] = [];
  for (const id of engine.tree.childIds(parent.database, parent.path, after)) {
    if (collectionIds.length === pageSize) {
      return { collectionIds, nextPageToken: encodePageToken(collectionIds.at(-1) ?? '') };
    }
    collectionIds.push(id);
  }
  return { collectionIds };
}
