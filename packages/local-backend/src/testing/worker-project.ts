/** Variables by which test runners number their workers: Vitest, Jest, Playwright. */
const WORKERS = ['VITEST_POOL_ID', 'JEST_WORKER_ID', 'TEST_PARALLEL_INDEX'];

/**
 * Returns the name of a project for the current worker of Vitest, Jest or Playwright, like `demo-test-2`;
 * the given name outside of them.
 */
export function workerProject(
  name = 'demo-test',
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const worker = WORKERS.map((variable) => environment[variable]).find(
    (each) => each !== undefined,
  );
  return worker === undefined ? name : `${name}-${worker}`;
}
