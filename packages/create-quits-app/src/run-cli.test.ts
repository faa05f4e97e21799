import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HELP, runCli } from './run-cli.ts';

interface Setting {
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
}

/** Runs the command line in an empty folder. */
async function run(args: readonly string[], { env = {}, node = '24.1.0' }: Setting = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'create-quits-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCli(
    args.map((argument) => argument.replace('FOLDER', folder)),
    {
      stdout: { write: (text) => out.push(text) },
      stderr: { write: (text) => errors.push(text) },
      env,
      versions: { node },
      cwd: () => folder,
    },
  );
  return { code, folder, out: out.join(''), errors: errors.join('') };
}

test('creates an app, and says what to do next', async () => {
  const { code, folder, out, errors } = await run(['FOLDER/my-notes']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(existsSync(join(folder, 'my-notes/package.json'))).toBe(true);
  expect(out).toContain('  cd my-notes\n  npm install\n  npm run start');
  expect(out).not.toContain('needs Node');
});

test('names the package manager that runs it', async () => {
  const agent = { npm_config_user_agent: 'pnpm/12.0.0 npm/? node/v24.0.0 linux x64' };
  const { out } = await run(['FOLDER/my-notes'], { env: agent });
  expect(out).toContain('  pnpm install\n');
});

test('warns of a Node that the backend does not run on', async () => {
  const { code, out } = await run(['FOLDER/my-notes'], { node: '22.9.0' });
  expect(code).toBe(0);
  expect(out).toContain('The backend needs Node 24 or newer; this is 22.9.0.');
});

test('explains itself', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: HELP });
  expect(await run(['-v'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

test.each([
  [[], 'Name the folder of the app.'],
  [['a', 'b'], 'Name one folder only.'],
  [['--force', 'a'], "Unknown option '--force'"],
])('says what is wrong with %j', async (args, message) => {
  const { code, errors } = await run(args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
  expect(errors).toContain('Usage:');
});

test('says why it created nothing', async () => {
  const { code, out, errors } = await run(['FOLDER/My Notes']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(errors).toMatch(/Use lowercase letters.* My Notes/);
});
