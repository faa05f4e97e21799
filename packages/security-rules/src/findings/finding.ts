/** How certain a finding is to be a defect: a note is information only. */
export type Severity = 'error' | 'warning' | 'note';

/** Kinds of findings: what each is about, and how to fix it unless the finding says more. */
export const FINDING_KINDS = {
  'invalid-source': 'The rules can’t be parsed, or name something that doesn’t exist.',
  'unreachable-allow': 'An allow statement can never allow anything.',
  'shadowed-allow': 'Another allow statement already allows everything that this one does.',
  'never-matches': 'The path of a match can’t be that of a document or an object.',
  'shadowed-match': 'Other matches already allow everything that this one does.',
  'read-limit': 'A request may read more documents than the service permits.',
  'cost-limit': 'A request may evaluate more expressions than the service permits.',
  'unused-function': 'No allow statement calls the function.',
  'unused-variable': 'The variable or parameter is never used.',
  'never-evaluated': 'No request evaluated the expression.',
  'one-way-condition': 'No request made the condition both true and false.',
  'coverage-threshold': 'Less of the rules is covered than required.',
  'changed-verdict': 'The rules decide a recorded request otherwise than when it was recorded.',
  'incomplete-replay': 'The rules read a document that the recording lacks.',
  'measured-cost': 'A recorded request that was allowed costs more than the bound.',
  'surviving-mutant': 'No recorded request notices when the rules are changed here.',
  'mutation-threshold': 'Fewer mutants are killed than required.',
  'stale-equivalent': 'A mutant that is listed as equivalent doesn’t exist or is killed.',
} as const;

/** Name of a kind of findings. */
export type FindingCode = keyof typeof FINDING_KINDS;

/** Something that a check has found; positions are 1-based. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** One sentence. */
  readonly message: string;
  /** How to fix it, in one sentence. */
  readonly fix: string;
}

/** Sorts findings by file and position. */
export function byPosition(one: Finding, other: Finding): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}
