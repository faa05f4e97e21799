import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitsSince, introduction } from './history.ts';

// Independent of the machine's settings.
const SETTINGS = ['user.name=ann', 'user.email=ann@example.com', 'commit.gpgSign=false'];

let folder: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = (message: string) => {
  git('commit', '--quiet', '--no-verify', '--allow-empty', '-m', message);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-commits-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('finds what was committed since a file exists, but not branches that began before', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('before');
  git('branch', 'older');
  writeFileSync(join(folder, 'rule'), '');
  git('add', 'rule');
  const first = commit('introduction');
  git('checkout', '--quiet', 'older');
  commit('meanwhile');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'merge', 'older');
  const last = commit('after\n\nwith a body');

  expect(introduction(folder, 'rule')).toBe(first);
  expect(commitsSince(folder, first)).toEqual([{ hash: last, message: 'after\n\nwith a body\n' }]);
});

test('finds nothing in a folder without a history, nor in a folder of another checkout', () => {
  expect(introduction(folder, 'rule')).toBeUndefined();
  expect(introduction(import.meta.dirname, 'history.ts')).toBeUndefined();
});
