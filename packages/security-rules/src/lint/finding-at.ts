import type { Finding, FindingCode, Severity } from '../findings/finding.ts';
import type { RulesProgram } from '../program.ts';
import type { Span } from '../syntax/source.ts';

/** Creates a finding about a stretch of a program. */
export function findingAt(
  { source }: RulesProgram,
  code: FindingCode,
  severity: Severity,
  { line, column }: Span,
  texts: Pick<Finding, 'message' | 'fix'>,
): Finding {
  return { code, severity, file: source.file, line, column, ...texts };
}
