import type { Finding, Severity } from '../findings/finding.ts';
import { findingAt } from '../lint/finding-at.ts';
import type { RulesProgram } from '../program.ts';
import type { CoverageSummary } from '../report/coverage-kinds.ts';

/** Describes the gaps of the coverage, as notes if it reaches the threshold in percent. */
export function coverageFindings(
  program: RulesProgram,
  { total, covered, gaps }: CoverageSummary,
  threshold: number,
): readonly Finding[] {
  const percent = total === 0 ? 100 : (100 * covered) / total;
  const isEnough = percent >= threshold;
  const severity: Severity = isEnough ? 'note' : 'warning';
  const start = program.source.span(0, 0);
  return [
    ...(isEnough
      ? []
      : [
          findingAt(program, 'coverage-threshold', 'error', start, {
            message: `${percent.toFixed(1)} % of the rules are covered; ${threshold} % are required.`,
            fix: 'Test what the following findings name.',
          }),
        ]),
    ...gaps.map(({ line, column, text, gap }): Finding => {
      const isNever = gap === 'never evaluated';
      const missing = gap === 'only true' ? 'false' : 'true';
      return {
        code: isNever ? 'never-evaluated' : 'one-way-condition',
        severity,
        file: program.source.file,
        line,
        column,
        message: isNever
          ? `No request evaluated \`${text}\`.`
          : `\`${text}\` was ${gap === 'only true' ? 'true' : 'false'} for every request.`,
        fix: isNever
          ? 'Test a request that gets here, or remove the expression.'
          : `Test a request for which it is ${missing}, or remove the condition.`,
      };
    }),
  ];
}
