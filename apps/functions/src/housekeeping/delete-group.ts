import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { emptyDocument } from './empty-document.ts';

/** Database and object store of a project. */
export interface Stores {
  readonly firestore: Firestore;
  readonly storage: Storage;
}

/** Deletes a group with everything in it; its own document is the last, so that a repeated call goes on. */
export async function deleteGroup({ firestore, storage }: Stores, id: string): Promise<void> {
  await storage.bucket().deleteFiles({ prefix: `groups/${id}/` });
  const group = firestore.collection('groups').doc(id);
  const writer = firestore.bulkWriter();
  await emptyDocument(group, writer);
  await writer.close();
  await group.delete();
}
