/** What a document says about its own revision: that of its last edit, or the number that the first version kept. */
export interface Revised {
  readonly rev?: unknown;
  readonly version?: unknown;
}

/**
 * The revision that an edit names as the one it was made on. Documents of the first version counted
 * their edits instead; their number stands for a revision, as in the rules.
 */
export function revisionOf({ rev, version }: Revised): string {
  return typeof rev === 'string' ? rev : `v${typeof version === 'number' ? version : 0}`;
}

const COUNTED = /^v(\d+)$/;

/** What the stored document has to hold for an edit of this base to be accepted. */
export function expectedOf(base: string): Readonly<Record<string, unknown>> {
  const counted = COUNTED.exec(base);
  // Ids that devices make are longer than any count of edits.
  if (counted === null || base.length > 15) return { rev: base };
  const version = Number(counted[1]);
  return { rev: null, version: version === 0 ? null : version };
}
