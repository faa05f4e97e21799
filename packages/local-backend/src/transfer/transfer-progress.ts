/** Parts of an import. */
type TransferStep = 'documents' | 'accounts' | 'secrets';

/** How far a file of an import is processed. */
export interface TransferPosition {
  /** In the file: bytes of documents, otherwise entries. */
  readonly position: number;
  /** Records up to there. */
  readonly count: number;
}

/** Remembers how far an import is, so that an interrupted one can go on. */
export interface TransferProgress {
  /** Returns how far a file is processed. */
  reached(step: TransferStep, file: string): TransferPosition;
  /** Records that the data has everything of a file up to a position. `size` is that of the file, in the unit of the position. */
  reach(step: TransferStep, file: string, to: TransferPosition & { readonly size?: number }): void;
  /** Applies changes of the database and records progress, all or nothing. */
  atomically(change: () => void): void;
}

/** Returns the progress of an import that begins at the beginning if it is interrupted. */
export function noProgress(): TransferProgress {
  return {
    reached: () => ({ position: 0, count: 0 }),
    reach: () => undefined,
    atomically: (change) => change(),
  };
}
