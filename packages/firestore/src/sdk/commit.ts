import { doc, FieldPath, type Firestore, writeBatch } from 'firebase/firestore';
import { splitFieldPath } from '../value/field-path.ts';
import type { WriteOperation } from '../write/operation.ts';
import { encode, encodeFields } from './encode.ts';

/** Commits the operations as one; settles when the server has answered. */
export async function commit(db: Firestore, operations: readonly WriteOperation[]): Promise<void> {
  const batch = writeBatch(db);
  for (const operation of operations) {
    const reference = doc(db, operation.path);
    switch (operation.kind) {
      case 'create':
      case 'set':
        batch.set(reference, encodeFields(operation.data));
        break;
      case 'merge':
        batch.set(reference, encodeFields(operation.data), { merge: true });
        break;
      case 'update': {
        const [first, ...rest] = Object.entries(operation.patch).map(
          ([path, value]) => [new FieldPath(...splitFieldPath(path)), encode(value)] as const,
        );
        if (first !== undefined) batch.update(reference, first[0], first[1], ...rest.flat());
        break;
      }
      case 'delete':
        batch.delete(reference);
        break;
    }
  }
  await batch.commit();
}
