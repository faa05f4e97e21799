/** Fields of the messages that make up an entity, the form of a document in exports of Firestore. */
export const ENTITY = { key: 13, indexed: 14, plain: 15, group: 16 } as const;
export const REFERENCE = { app: 13, path: 14, database: 23 } as const;
export const PATH_ELEMENT = { group: 1, kind: 2, id: 3, name: 4 } as const;
export const PROPERTY = { meaning: 1, name: 3, isMultiple: 4, value: 5 } as const;
export const VALUE = {
  integer: 1,
  boolean: 2,
  text: 3,
  double: 4,
  point: 5,
  reference: 12,
} as const;
export const POINT = { latitude: 6, longitude: 7 } as const;
/** Inside a value, the path is a sequence of groups. */
export const VALUE_REFERENCE = { element: 14, kind: 15, id: 16, name: 17 } as const;

/** Types that share a field of a value. */
export const MEANING = { time: 7, point: 9, bytes: 14, map: 19, emptyList: 24 } as const;

/** Name of the property that holds the numbers of a vector. */
export const VECTOR = '__vector__';
export const DEFAULT_DATABASE = '(default)';
