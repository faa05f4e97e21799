import { NAMED_SETTINGS } from '../../src/group/settings-touched.ts';
import {
  collection,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { activityData, groupData, SECRET } from './seeded-documents.ts';
import { type Database, uidOf } from './stage.ts';

/** Documents that an edit of settings writes in addition. */
export interface EditParts {
  /** Settings that the edit touches. @default those that the change names */
  readonly touched?: readonly string[];
  readonly people?: readonly string[];
  readonly bases?: Readonly<Record<string, string>>;
  readonly uid?: string;
  /** @default 'r-new' */
  readonly rev?: string;
}

/** Edits the seeded group's settings, people or members as the app does. */
export function editGroup(database: Database, change: DocumentData, parts: EditParts = {}) {
  const paths = Object.keys(change).map((path) => path.split('.'));
  const touched =
    parts.touched ??
    paths.flatMap(([field = '', id]) => {
      if (NAMED_SETTINGS.has(field)) return [field];
      return id !== undefined && ['people', 'categories', 'roles'].includes(field) ? [id] : [];
    });
  const people =
    parts.people ??
    paths.flatMap(([field = '', id]) =>
      id !== undefined && ['people', 'seats', 'offers'].includes(field) ? [id] : [],
    );
  const stored: Readonly<Record<string, string>> = groupData()['revs'];
  const bases =
    parts.bases ??
    Object.fromEntries(
      touched.flatMap((one) => (stored[one] === undefined ? [] : [[one, stored[one]]])),
    );
  const { rev = 'r-new' } = parts;
  const batch = writeBatch(database);
  batch.update(doc(database, 'groups/g'), {
    lastActivityAt: serverTimestamp(),
    edit: { rev, bases, people: [...new Set(people)] },
    ...Object.fromEntries(touched.map((one) => [`revs.${one}`, rev])),
    ...change,
  });
  batch.set(doc(database, `groups/g/activity/${rev}`), {
    ...activityData(parts.uid ?? uidOf(database)),
    what: 'group',
    target: { kind: 'group', id: 'g' },
  });
  return batch.commit();
}

/** Parts of the commit that joins a group, to bend. */
export interface JoinParts {
  /** Person that the joiner becomes. @default Ann */
  readonly seat?: string;
  readonly entry?: DocumentData;
  readonly group?: DocumentData;
  readonly uses?: number;
  readonly inviteId?: string;
  readonly invite?: DocumentData;
}

/** Joins by the seeded invitation as Ann, as the app does. */
export function joinGroup(database: Database, uid: string, parts: JoinParts = {}) {
  const { entry = {}, group = {}, uses = 1, inviteId = 'i', seat = 'p-ann', invite = {} } = parts;
  const batch = writeBatch(database);
  batch.set(doc(database, `groups/g/joins/${uid}`), {
    inviteId,
    secret: SECRET,
    personId: seat,
    at: serverTimestamp(),
    ...entry,
  });
  batch.update(doc(database, 'groups/g'), {
    memberUids: [...(groupData()['memberUids'] as string[]), uid],
    [`roles.${uid}`]: 'editor',
    ...(seat === '' ? {} : { [`seats.${seat}`]: uid }),
    lastActivityAt: serverTimestamp(),
    ...group,
  });
  batch.update(doc(database, `groups/g/invites/${inviteId}`), {
    usesLeft: increment(-uses),
    ...invite,
  });
  batch.set(doc(collection(database, 'groups/g/activity')), {
    ...activityData(uid),
    what: 'joined',
    target: { kind: 'person', id: 'p-ann' },
  });
  return batch.commit();
}
