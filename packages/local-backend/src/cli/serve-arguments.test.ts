import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseServeArguments } from './serve-arguments.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-arguments-'));
  writeFileSync(join(folder, '.firebaserc'), JSON.stringify({ projects: { live: 'flat-ledger' } }));
  writeFileSync(join(folder, 'firebase.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const optionsOf = (...args: string[]) =>
  parseServeArguments(['--url', 'https://quits.example.org', ...args], {})?.options;

it('resolves an alias of the project, and takes an id as it is', () => {
  const config = ['--config', join(folder, 'firebase.json')];
  expect(optionsOf(...config, '--project', 'live')?.project).toBe('flat-ledger');
  expect(optionsOf(...config, '--project', 'other-ledger')?.project).toBe('other-ledger');
  expect(optionsOf(...config)?.project).toBeUndefined();
});

it('refuses a hosting policy without a folder', () => {
  expect(() => optionsOf('--hosting-policy', 'policy.json')).toThrow(/needs a folder to host/u);
});
