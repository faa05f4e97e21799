import { CheckoutError } from './checkout.ts';
import { installLibraries } from './libraries.ts';
import type { SuiteOutcome } from './outcome.ts';
import { isFailure } from './report.ts';
import { runSuite } from './run-suite.ts';
import type { Patience } from './run-file.ts';
import { hasChromedriver } from './start-chromedriver.ts';
import type { Repository, Suite } from './suite.ts';

/** Suites to run and checkouts of the official sources. */
export interface SuitesRun {
  readonly suites: readonly Suite[];
  readonly checkouts: ReadonlyMap<Repository, string>;
  /** Names of the suites to run. @default all with an available checkout */
  readonly names?: readonly string[];
  readonly only?: string;
  readonly patience: Patience;
  readonly onOutput: (text: string) => void;
  /** A line for each file that has run. */
  readonly onProgress: (line: string) => void;
}

/**
 * Runs suites sequentially.
 * @throws {CheckoutError} if a suite is unknown, or its checkout or chromedriver is missing
 */
export async function runSuites(run: SuitesRun): Promise<readonly SuiteOutcome[]> {
  const outcomes: SuiteOutcome[] = [];
  for (const [suite, checkout] of chosenSuites(run)) {
    const libraries = installLibraries(checkout, [suite]);
    outcomes.push(
      await runSuite(suite, {
        checkout,
        libraries,
        patience: run.patience,
        ...(run.only === undefined ? {} : { only: run.only }),
        onOutput: run.onOutput,
        onFile: (file, tests) => {
          const failed = tests.filter(isFailure).length;
          const passed = tests.filter(({ result }) => result === 'passed').length;
          run.onProgress(`${suite.name} ${file}: ${passed} passed, ${failed} failed`);
        },
      }),
    );
  }
  return outcomes;
}

function chosenSuites(run: SuitesRun): readonly (readonly [Suite, string])[] {
  const unknown = run.names?.find((name) => run.suites.every((suite) => suite.name !== name));
  if (unknown !== undefined) {
    const known = run.suites.map(({ name }) => name).join(', ');
    throw new CheckoutError(`There is no suite ${unknown}. There are: ${known}.`);
  }
  if (run.checkouts.size === 0) throw new CheckoutError('Name a checkout, with --sdk DIR.');
  const chosen: (readonly [Suite, string])[] = [];
  for (const suite of run.suites) {
    if (run.names !== undefined && !run.names.includes(suite.name)) continue;
    const checkout = run.checkouts.get(suite.repository);
    if (checkout === undefined) {
      if (run.names === undefined) continue;
      throw new CheckoutError(`${suite.name} needs a checkout, with --${suite.repository} DIR.`);
    }
    if (suite.page !== undefined && !hasChromedriver()) {
      const problem = `${suite.name} needs chromedriver: install Debian's "chromium-driver", or set CHROMEDRIVER_PATH.`;
      if (run.names !== undefined) throw new CheckoutError(problem);
      run.onProgress(`Skipped: ${problem}`);
      continue;
    }
    chosen.push([suite, checkout]);
  }
  return chosen;
}
