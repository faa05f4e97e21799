/** Owner of the task to move SQLite's write-ahead log into its file: this package, or the caller that opened it. */
export type Checkpoints = 'automatic' | 'caller';
