import type { BulkWriter, CollectionReference, DocumentReference } from 'firebase-admin/firestore';

/** Documents whose subcollections are listed at the same time. */
const AT_ONCE = 100;

/** Deletes everything below a document, but not the document itself. */
export async function emptyDocument(
  document: DocumentReference,
  writer: BulkWriter,
): Promise<void> {
  for (const collection of await document.listCollections()) {
    // One collection after the other needs little memory.
    // oxlint-disable-next-line no-await-in-loop
    await deleteAll(collection, writer);
  }
}

async function deleteAll(collection: CollectionReference, writer: BulkWriter): Promise<void> {
  // Includes missing documents that have subcollections.
  const documents = await collection.listDocuments();
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const some = documents.slice(at, at + AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- Some at a time.
    await Promise.all(some.map((document) => emptyDocument(document, writer)));
    const deleted = some.map((document) => writer.delete(document));
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...deleted, writer.flush()]);
  }
}
