/** A file of a backup. */
export interface StoredFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** When it was written, in ms since the epoch. */
  readonly written: number;
}

/** A place for the files of a backup. Names contain at most one `/`. */
export interface BackupStore {
  /** Writes a file durably; until it is complete, it isn't listed. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file. @throws {BackupError} `missing` if there is none */
  get(name: string): AsyncIterable<Uint8Array>;
  /** Lists the files of a folder, `''` for those outside of any, in the order of their names. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
}
