import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { OobCode } from './oob-code.ts';
import { createOobCodeStore } from './oob-code-store.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const CODE: OobCode = {
  code: 'a-secret-code',
  type: 'EMAIL_SIGNIN',
  email: 'ann@example.org',
  link: 'https://quits.example.org/?oobCode=a-secret-code',
  expiresAt: NOW + 1000,
};

const open = (database: DatabaseSync, keepsLinks: boolean) =>
  createOobCodeStore(database, { now: () => NOW, keepsLinks });
const stored = (database: DatabaseSync) =>
  JSON.stringify(database.prepare('SELECT * FROM identity_oob_codes').all());

it('finds codes of which it stores only hashes', () => {
  const database = new DatabaseSync(':memory:');
  const store = open(database, false);
  store.add(CODE);
  expect(stored(database)).not.toContain('secret');
  expect(store.require('a-secret-code')).toEqual({ ...CODE, link: '' });
  store.remove('a-secret-code');
  expect(() => store.require('a-secret-code')).toThrow('INVALID_OOB_CODE');
});

it('hashes the codes that an earlier release stored, once', () => {
  const database = new DatabaseSync(':memory:');
  open(database, true).add(CODE);
  expect(stored(database)).toContain('secret');
  open(database, false);
  const store = open(database, false);
  expect(stored(database)).not.toContain('secret');
  expect(store.require('a-secret-code').email).toBe('ann@example.org');
});
