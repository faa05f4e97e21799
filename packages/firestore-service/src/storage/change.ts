import type { Caller, Document } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';

/** One commit's change of one document; `before` and `after` are never the same object. */
export interface Change {
  readonly name: DocumentName;
  readonly before: Document | null;
  readonly after: Document | null;
}

/** All changes of one commit. */
export interface Commit {
  readonly database: string;
  /** Microseconds; the version of the database from then on. */
  readonly version: number;
  /** Author; missing if a snapshot was restored, which isn't a commit of anyone. */
  readonly caller?: Caller;
  readonly changes: readonly Change[];
}
