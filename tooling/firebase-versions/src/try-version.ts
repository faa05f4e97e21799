import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from './copy-workspace.ts';
import { PACKAGES } from './versions.ts';

/** Results of the packages' type checks and browser tests with one version. */
export interface Trial {
  readonly version: string;
  readonly types: boolean;
  readonly passed: number;
  /** The names of the tests that failed. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

/** Installs the workspace with one version of `firebase` and runs the packages' browser tests on it. */
export async function tryVersion(version: string): Promise<Trial> {
  const started = performance.now();
  const folder = copyWorkspace(version);
  try {
    const install = ['install', '--no-frozen-lockfile', '--prefer-offline'];
    if (!(await runs(folder, 'pnpm', install))) {
      throw new Error(`firebase ${version} cannot be installed.`);
    }
    let types = true;
    for (const name of PACKAGES) {
      types = (await runs(join(folder, 'packages', name), 'pnpm', ['run', 'typecheck'])) && types;
    }
    const report = join(folder, 'report.json');
    const projects = PACKAGES.flatMap((name) => ['--project', `${name}:browser`]);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const tests = ['exec', 'vitest', 'run', '--silent=passed-only', ...projects, ...reporters];
    const ended = await runs(folder, 'pnpm', tests);
    const { passed, failed } = readReport(report);
    const complete = ended || failed.length > 0 ? failed : ['the run of the tests itself'];
    const seconds = Math.round((performance.now() - started) / 1000);
    return { version, types, passed, failed: complete, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command in this terminal; returns whether it succeeded. */
async function runs(cwd: string, command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function readReport(file: string): Pick<Trial, 'passed' | 'failed'> {
  if (!existsSync(file)) return { passed: 0, failed: ['no report of the tests'] };
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed: string[] = [];
  let passed = 0;
  for (const { name, status, assertionResults } of testResults) {
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed.push(...wrong.map(({ fullName }) => fullName));
    if (status === 'failed' && wrong.length === 0) failed.push(name);
  }
  return { passed, failed };
}
