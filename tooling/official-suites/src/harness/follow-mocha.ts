import type { HarnessEvent } from './harness-event.ts';
import type { HarnessOptions } from './harness-options.ts';

/**
 * Reports every test of a Mocha run with a selected title, and skips those that have already run.
 */
export function followMocha(
  runner: Mocha.Runner,
  { skip, titles: wanted }: HarnessOptions,
  report: (event: HarnessEvent) => void,
): void {
  const positions = new Map<Mocha.Test, number>();
  const skipped = new Set(skip);
  const isWanted = new RegExp(wanted);

  runner.on('start', () => {
    const titles: string[] = [];
    visit(runner.suite, (suite) => {
      suite.tests = suite.tests.filter((test) => isWanted.test(test.fullTitle()));
      for (const test of suite.tests) {
        positions.set(test, titles.length);
        titles.push(test.fullTitle());
      }
      suite.tests = suite.tests.filter((test) => !skipped.has(positions.get(test) ?? -1));
    });
    report({ kind: 'found', titles });
  });

  const positionOf = (test: Mocha.Runnable | undefined): number | undefined =>
    test === undefined ? undefined : positions.get(test as Mocha.Test);

  runner.on('test', (test) => {
    const position = positionOf(test);
    if (position !== undefined) report({ kind: 'started', test: position, limit: test.timeout() });
  });
  runner.on('pass', (test) => {
    const position = positionOf(test);
    if (position !== undefined) report({ kind: 'ended', test: position, outcome: 'passed' });
  });
  runner.on('pending', (test) => {
    const position = positionOf(test);
    if (position !== undefined) report({ kind: 'ended', test: position, outcome: 'skipped' });
  });
  runner.on('fail', (runnable, error: unknown) => {
    const message = describeError(error);
    const position = positionOf(runnable) ?? positionOf(runnable.ctx?.currentTest);
    if (position === undefined) report({ kind: 'hook-failed', message });
    else report({ kind: 'ended', test: position, outcome: 'failed', message });
    // Tests that depend on a failed hook don't run.
    if (!positions.has(runnable)) report({ kind: 'hook-failed', message });
  });
  runner.on('end', () => {
    report({ kind: 'done' });
  });
}

function visit(suite: Mocha.Suite, each: (suite: Mocha.Suite) => void): void {
  each(suite);
  for (const inner of suite.suites) visit(inner, each);
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) === true
    ? error.stack
    : `${error.message}\n${error.stack ?? ''}`;
}
