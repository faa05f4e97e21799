import type { Document } from '@quits/security-rules';

/** Documents by their full names. */
export type Documents = ReadonlyMap<string, Document>;

/** Documents after a commit, by name; `null` for deleted ones. */
export type Changes = ReadonlyMap<string, Document | null>;

/** One commit of the app, as the rules see it. */
export interface Commit {
  /** Description, such as "an expense" or "joining". */
  readonly label: string;
  /** The account that sent it. */
  readonly uid: string;
  /** Request time, RFC 3339; resolves `now` in its fields. */
  readonly time: string;
  /** Its group. */
  readonly groupId: string;
  /** All that was stored before it. */
  readonly before: Documents;
  readonly changes: Changes;
}

/** The full name of a document. */
export function nameOf(path: string): string {
  return `projects/demo-quits/databases/(default)/documents/${path}`;
}

/** The path of a document by its full name. */
export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length);
}

/** Returns the documents after a commit. */
export function after({ before, changes }: Pick<Commit, 'before' | 'changes'>): Documents {
  const documents = new Map(before);
  for (const [name, document] of changes) {
    if (document === null) documents.delete(name);
    else documents.set(name, document);
  }
  return documents;
}
