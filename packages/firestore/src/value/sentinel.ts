/** Adds to the server's number; a missing field counts as 0. */
export interface Increment {
  readonly '~': 'increment';
  readonly by: number;
}

/** The server's time when it applies the write. */
export interface ServerTimestamp {
  readonly '~': 'serverTimestamp';
}

/** Adds the elements that the array does not hold yet. */
export interface ArrayUnion<Element = unknown> {
  readonly '~': 'arrayUnion';
  readonly elements: readonly Element[];
}

/** Removes every occurrence of the elements. */
export interface ArrayRemove<Element = unknown> {
  readonly '~': 'arrayRemove';
  readonly elements: readonly Element[];
}

/** Removes the field. */
export interface DeleteField {
  readonly '~': 'deleteField';
}

/** A value that the server works out; a plain object, so that it survives being stored. */
export type Sentinel = Increment | ServerTimestamp | ArrayUnion | ArrayRemove | DeleteField;

/** Adds to whatever number the server holds. */
export function increment(by: number): Increment {
  return { '~': 'increment', by };
}

/**
 * Creates a sentinel that the server replaces by its time when it applies the write; reads see an
 * estimate until then.
 */
export function serverTimestamp(): ServerTimestamp {
  return { '~': 'serverTimestamp' };
}

/** Adds the elements that the array does not hold yet. */
export function arrayUnion<const Element>(...elements: Element[]): ArrayUnion<Element> {
  return { '~': 'arrayUnion', elements };
}

/** Removes every occurrence of the elements. */
export function arrayRemove<const Element>(...elements: Element[]): ArrayRemove<Element> {
  return { '~': 'arrayRemove', elements };
}

/** Removes the field. */
export function deleteField(): DeleteField {
  return { '~': 'deleteField' };
}

/** Returns whether a value is a sentinel. */
export function isSentinel(value: unknown): value is Sentinel {
  return typeof value === 'object' && value !== null && '~' in value;
}
