import type { Outcome, SuiteOutcome } from './outcome.ts';

/** Number of a suite's tests by result. */
export interface Counts {
  /** All except those that the suite itself skips. */
  readonly runnable: number;
  readonly passed: number;
  readonly failed: number;
  /** Failed because of an unavailable product. */
  readonly missing: number;
}

/** Counts a suite's outcomes. */
export function count({ tests }: SuiteOutcome): Counts {
  const runnable = tests.filter(({ result }) => result !== 'skipped');
  return {
    runnable: runnable.length,
    passed: runnable.filter(({ result }) => result === 'passed').length,
    failed: runnable.filter(isFailure).length,
    missing: runnable.filter(({ missing }) => missing !== undefined).length,
  };
}

/** Returns whether a test failed for a reason that is ours. */
export function isFailure({ result, missing }: Outcome): boolean {
  return result !== 'passed' && result !== 'skipped' && missing === undefined;
}

/** Renders one table of all suites, then every failure with the first lines of its message. */
export function report(outcomes: readonly SuiteOutcome[]): string {
  const head = ['suite', 'runnable', 'passed', 'failed', 'not there', 'seconds'];
  const rows = outcomes.map((outcome) => {
    const { runnable, passed, failed, missing } = count(outcome);
    return [outcome.suite, ...[runnable, passed, failed, missing, outcome.seconds].map(shown)];
  });
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => pad(text, widths[column] ?? 0, column > 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column > 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const failures = outcomes.flatMap(({ suite, tests }) =>
    tests.filter(isFailure).map((test) => describeFailure(suite, test)),
  );
  return [line(head), rule, ...rows.map(line), '', ...failures].join('\n');
}

/** Every outcome, for programs. */
export function reportJson(outcomes: readonly SuiteOutcome[]): string {
  const suites = outcomes.map((outcome) => ({ ...outcome, ...count(outcome) }));
  return `${JSON.stringify({ suites }, undefined, 2)}\n`;
}

const LINES_OF_A_MESSAGE = 4;

function describeFailure(suite: string, { file, title, result, message = '' }: Outcome): string {
  const lines = message.split('\n').slice(0, LINES_OF_A_MESSAGE);
  return [`${suite} ${result}: ${title} (${file})`, ...lines.map((text) => `    ${text}`)].join(
    '\n',
  );
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}

function shown(value: number): string {
  return String(Math.round(value));
}
