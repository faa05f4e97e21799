import { MOST_EXPRESSIONS } from '../evaluate/context.ts';
import { byPosition, type Finding } from '../findings/finding.ts';
import type { RulesProgram } from '../program.ts';
import { READS_PER_BATCH, READS_PER_DOCUMENT } from '../read-budget.ts';
import { findNeverMatching } from './find-never-matching.ts';
import { findUnreachable } from './find-unreachable.ts';
import { findUnused } from './find-unused.ts';
import { findingAt } from './finding-at.ts';
import { measureRequests, type RequestBounds } from './measure-requests.ts';
import { walkRules } from './walk-rules.ts';

/** Result of {@link lintRules}. */
export interface LintResult {
  /** By position. */
  readonly findings: readonly Finding[];
  /** Costs and reads of each kind of request. */
  readonly requests: readonly RequestBounds[];
}

/** Finds what is wrong or superfluous in rules without any request. */
export function lintRules(program: RulesProgram): LintResult {
  const rules = walkRules(program);
  const requests = measureRequests(program, rules);
  const findings = [
    ...findUnreachable(program, rules),
    ...findNeverMatching(program, rules),
    ...findUnused(program, rules),
    ...requests.flatMap((bounds) => limitFindings(program, bounds)),
  ];
  return { findings: findings.sort(byPosition), requests };
}

function limitFindings(
  program: RulesProgram,
  { method, path, span, most, least, reads }: RequestBounds,
): readonly Finding[] {
  const what = `A ${method} of ${path}`;
  const findings: Finding[] = [];
  if (least > MOST_EXPRESSIONS) {
    findings.push(
      findingAt(program, 'cost-limit', 'error', span, {
        message: `${what} needs at least ${least} expressions to be allowed; the limit is ${MOST_EXPRESSIONS}.`,
        fix: 'Check less in one request, or divide the document.',
      }),
    );
  } else if (most > MOST_EXPRESSIONS) {
    findings.push(
      findingAt(program, 'cost-limit', 'note', span, {
        message: `${what} may take up to ${most} expressions; the limit is ${MOST_EXPRESSIONS}.`,
        fix: 'Test the most expensive legal request, and bound its cost with `--max-cost`.',
      }),
    );
  }
  if (reads > READS_PER_DOCUMENT) {
    findings.push(
      findingAt(program, 'read-limit', 'warning', span, {
        message: `${what} may read ${reads} documents; the limit is ${READS_PER_DOCUMENT}, and ${READS_PER_BATCH} in a commit of several documents.`,
        fix: 'Read fewer documents, such as by storing what the rules need in one of them.',
      }),
    );
  }
  return findings;
}
