/** Files for the screen that can use them. */
export interface HandedFiles {
  readonly kind: 'receipts' | 'statement' | 'export';
  readonly files: readonly File[];
}

let held: HandedFiles | undefined;
const listeners = new Set<() => void>();

/** Hands files to the screen that is about to open, or is open; they are in memory only. */
export function handFiles(handed: HandedFiles): void {
  held = handed;
  for (const listener of listeners) listener();
}

/** Returns the files that were handed over, once; none if they are of another kind. */
export function takeHandedFiles(kind: HandedFiles['kind']): readonly File[] {
  if (held?.kind !== kind) return [];
  const { files } = held;
  held = undefined;
  return files;
}

/** Returns the kind of the files that wait for their screen. */
export function handedKind(): HandedFiles['kind'] | undefined {
  return held?.kind;
}

/** Calls the listener when files are handed over; returns a function that unsubscribes it. */
export function onHandedFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
