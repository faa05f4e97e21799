import type { Finding, Severity } from '../findings/finding.ts';
import { findingAt } from '../lint/finding-at.ts';
import type { MutationResult, Survivor } from '../mutation/test-mutants.ts';
import type { RulesProgram } from '../program.ts';

/** Describes survivors, as notes if enough mutants are killed, and mistakes in the list of equivalent ones. */
export function mutationFindings(
  program: RulesProgram,
  { survivors, stale, score, unusable }: MutationResult,
  threshold: number,
): readonly Finding[] {
  const isEnough = score * 100 >= threshold;
  const severity: Severity = isEnough ? 'note' : 'warning';
  const start = program.source.span(0, 0);
  const findings: Finding[] = [];
  if (!isEnough) {
    findings.push(
      findingAt(program, 'mutation-threshold', 'error', start, {
        message: `${(score * 100).toFixed(1)} % of the mutants are killed; ${threshold} % are required.`,
        fix: 'Test what the survivors change, or list those that mean the same with a reason.',
      }),
    );
  }
  if (unusable > 0) {
    findings.push(
      findingAt(program, 'incomplete-replay', 'warning', start, {
        message: `${unusable} recorded requests are not used for mutants, because these rules decide them otherwise than recorded.`,
        fix: 'Record the requests again.',
      }),
    );
  }
  for (const id of stale) {
    findings.push(
      findingAt(program, 'stale-equivalent', 'warning', start, {
        message: `No surviving mutant is called "${id}".`,
        fix: 'Remove it from the list of equivalent mutants.',
      }),
    );
  }
  return [...findings, ...survivors.map((each) => survivorFinding(program, each, severity))];
}

function survivorFinding(
  program: RulesProgram,
  { mutant, requests }: Survivor,
  severity: Severity,
): Finding {
  const reached =
    requests === 0 ? 'no recorded request evaluates it' : `${requests} requests evaluate it`;
  return findingAt(program, 'surviving-mutant', severity, mutant.target.span, {
    message: `A change survives: ${mutant.id} (${reached}).`,
    fix: 'Test a request that only this condition decides, or list the mutant as equivalent.',
  });
}
