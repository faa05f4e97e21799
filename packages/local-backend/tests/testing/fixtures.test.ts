import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test as plain } from 'vitest';
import { useBackend } from '../../src/testing/jest.ts';
import type { LocalTestBackend } from '../../src/testing/start-test-backend.ts';
import { backendTest } from '../../src/testing/vitest.ts';

const DAY = 86_400_000;

/** Whether the documents of `prepare` are there and no others, and the clock wasn't moved. */
async function isUntouched({ backend, project, clock }: LocalTestBackend): Promise<boolean> {
  const parent = `projects/${project}/databases/(default)/documents`;
  const structuredQuery = { from: [{ collectionId: 'k' }] };
  const found: string[] = [];
  const context = { authorization: 'Bearer owner' };
  for await (const answer of backend.firestore.serverStream(
    'RunQuery',
    { parent, structuredQuery },
    context,
  )) {
    if (answer['document'] !== undefined) found.push(String(Object(answer['document']).name));
  }
  const isNow = Math.abs((await clock.now()) - Date.now()) < DAY / 2;
  return isNow && found.join() === `${parent}/k/prepared`;
}

/** Checks that a test starts with the prepared state, and changes it. */
async function workOn(backend: LocalTestBackend): Promise<void> {
  expect(await isUntouched(backend)).toBe(true);
  await backend.seed({ 'k/mine': { n: 1 } });
  await backend.clock.advance(DAY);
  expect(await isUntouched(backend)).toBe(false);
}

const test = backendTest({ prepare: (backend) => backend.seed({ 'k/prepared': {} }) });

describe('the fixture for Vitest', () => {
  const backends = new Set<unknown>();
  test.for([1, 2])('starts each test with the prepared state', async (_, { backend }) => {
    backends.add(backend.backend);
    await workOn(backend);
  });
  plain('starts one backend for all tests of the file', () => {
    expect(backends.size).toBe(1);
  });
});

describe('the fixture for Jest', () => {
  Object.assign(globalThis, { beforeAll, afterEach, afterAll });
  const backend = useBackend({ prepare: (each) => each.seed({ 'k/prepared': {} }) });
  plain.for([1, 2])('starts each test with the prepared state', async () => {
    await workOn(backend());
  });
});

plain('the fixture for Playwright starts each test with the prepared state', async () => {
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  const folder = join(import.meta.dirname, '../support/playwright-fixture');
  // The variables of Vitest would make it refuse to run.
  const isOther = (name: string) => !/^(VITEST|JEST|NODE_ENV)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isOther(name)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'test', '--config', folder],
    {
      env: { ...env, NODE_OPTIONS: '--conditions=@quits/source', FORCE_COLOR: '0' },
    },
  );
  expect(stdout).toContain('2 passed');
});
