import {
  type ArrayRemove,
  type ArrayUnion,
  type DeleteField,
  type Increment,
  resolvePath,
  type ServerTimestamp,
  type WriteBatch,
} from '@quits/firestore';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

/** A value that the server works out. */
type Sentinel = Increment | ServerTimestamp | ArrayUnion | ArrayRemove | DeleteField;

/** Where a document of a collection is. */
type Place = readonly [
  collection: { readonly path: string },
  params: Readonly<Record<string, string>>,
  id: string,
];

/**
 * Returns a batch whose operations are those of a transaction, so that the app's own code describes
 * them. Paths of fields have simple names.
 */
export function transactionBatch(firestore: Firestore, transaction: Transaction): WriteBatch {
  const at = ([{ path }, params, id]: Place): DocumentReference =>
    firestore.collection(resolvePath(path, params)).doc(id);
  return {
    create(collection, params, id, data) {
      transaction.create(at([collection, params, id]), encodeFields(data));
    },
    set(collection, params, id, data) {
      transaction.set(at([collection, params, id]), encodeFields(data));
    },
    merge(collection, params, id, data) {
      transaction.set(at([collection, params, id]), encodeFields(data), { merge: true });
    },
    update(collection, params, id, patch) {
      const [first, ...rest] = Object.entries(patch).map(
        ([path, value]) => [new FieldPath(...path.split('.')), encode(value)] as const,
      );
      if (first === undefined) return;
      transaction.update(at([collection, params, id]), first[0], first[1], ...rest.flat());
    },
    delete(collection, params, id) {
      transaction.delete(at([collection, params, id]));
    },
  };
}

function encodeFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encode(value)]),
  );
}

function encode(value: unknown): unknown {
  if (isSentinel(value)) return encodeSentinel(value);
  if (Array.isArray(value)) return value.map(encode);
  const isMap = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isMap ? encodeFields(value) : value;
}

function encodeSentinel(sentinel: Sentinel): FieldValue {
  switch (sentinel['~']) {
    case 'increment':
      return FieldValue.increment(sentinel.by);
    case 'serverTimestamp':
      return FieldValue.serverTimestamp();
    case 'arrayUnion':
      return FieldValue.arrayUnion(...sentinel.elements);
    case 'arrayRemove':
      return FieldValue.arrayRemove(...sentinel.elements);
    case 'deleteField':
      return FieldValue.delete();
  }
}

function isSentinel(value: unknown): value is Sentinel {
  return typeof value === 'object' && value !== null && '~' in value;
}
