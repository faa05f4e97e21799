/** Revision fields of a document: of its last edit, or the counter of the first version. */
export interface Revised {
  readonly rev?: unknown;
  readonly version?: unknown;
}

/**
 * Returns the revision that an edit names as its base. Documents of the first version counted
 * edits; their number serves as a revision, as in the rules.
 */
export function revisionOf({ rev, version }: Revised): string {
  return typeof rev === 'string' ? rev : `v${typeof version === 'number' ? version : 0}`;
}

const COUNTED = /^v(\d+)$/;

/**
 * Returns the field values that the stored document needs for an edit of this base to be accepted.
 */
export function expectedOf(base: string): Readonly<Record<string, unknown>> {
  const counted = COUNTED.exec(base);
  // Generated ids are longer than any counter.
  if (counted === null || base.length > 15) return { rev: base };
  const version = Number(counted[1]);
  return { rev: null, version: version === 0 ? null : version };
}
