// `cli.ts --edit FILE` lints one message, for the Git hook; without arguments it lints the commits
// since this file was added.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { commitsSince, introduction } from './history.ts';
import { lintMessage } from './lint-message.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const [option, file] = process.argv.slice(2);
if (option === '--edit' && file !== undefined) {
  // Git strips comments only after the hook.
  const message = readFileSync(file, 'utf8').replaceAll(/^#.*\n?/gm, '');
  await report('this message', message);
} else {
  const first = introduction(ROOT, relative(ROOT, import.meta.filename));
  if (first === undefined) console.log('No Git history of this project here: no commits to lint.');
  else {
    const commits = commitsSince(ROOT, first);
    for (const { hash, message } of commits) await report(hash.slice(0, 10), message);
    console.log(`Linted the messages of ${commits.length} commits since ${first.slice(0, 10)}.`);
  }
}

async function report(where: string, message: string): Promise<void> {
  const problems = await lintMessage(message);
  if (problems.length === 0) return;
  console.error(`${where}: ${message.split('\n')[0]}`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}
