import {
  arrayUnion,
  increment,
  generateId,
  serverTimestamp,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { activity } from '../activity/collections.ts';
import { groups } from '../group/collections.ts';
import { invites, joins } from '../invite/collections.ts';

/** Joiner, link and chosen person. */
export interface JoinGroupRequest {
  readonly groupId: string;
  readonly inviteId: string;
  readonly secret: string;
  readonly uid: string;
  readonly role: 'viewer' | 'editor';
  readonly as:
    | { readonly kind: 'existing'; readonly personId: string }
    | {
        readonly kind: 'new';
        readonly name: string;
        /** In no default split. @default false */
        readonly isOnlooker?: boolean;
      };
}

/** Joins a group without having read it: the rules check the secret against the invitation's hash. */
export function joinGroup(database: Database, request: JoinGroupRequest): WriteHandle {
  const { groupId, inviteId, secret, uid, role, as } = request;
  const personId = as.kind === 'existing' ? as.personId : generateId();
  const rev = generateId();
  return database.write('join-group', (batch) => {
    batch.set(joins, { groupId }, uid, { inviteId, secret, personId, at: serverTimestamp() });
    batch.update(groups, {}, groupId, {
      memberUids: arrayUnion(uid),
      [`roles.${uid}`]: role,
      ...(as.kind === 'existing'
        ? {}
        : {
            [`people.${personId}`]: {
              name: as.name.trim(),
              defaultWeight: as.isOnlooker === true ? 0 : 1,
            },
          }),
      [`seats.${personId}`]: uid,
      lastActivityAt: serverTimestamp(),
    });
    batch.update(invites, { groupId }, inviteId, {
      usesLeft: increment(-1),
      'preview.taken': arrayUnion(personId),
      ...(as.kind === 'existing' ? {} : { [`preview.people.${personId}`]: as.name.trim() }),
    });
    batch.create(
      activity,
      { groupId },
      rev,
      {
        at: serverTimestamp(),
        by: uid,
        what: 'joined',
        target: { kind: 'person', id: personId },
        before: null,
        // Identifies the link, so that its owner can tell who joined with it.
        after: { inviteId },
      },
      { proof: true },
    );
  });
}
