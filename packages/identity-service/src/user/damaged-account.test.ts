import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { User } from './user.ts';
import { createUserStore } from './user-store.ts';

function newUser(uid: string): User {
  return {
    uid,
    email: `${uid}@example.org`,
    emailVerified: false,
    disabled: false,
    createdAt: 0,
    lastLoginAt: 0,
    validSince: 0,
    providers: [],
    secondFactors: [],
  };
}

test('serves no damaged account, none that a damaged index leads to, and all others', () => {
  const database = new DatabaseSync(':memory:');
  const users = createUserStore(database, () => undefined);
  for (const name of ['ann', 'ben', 'eve']) users.put(newUser(name));
  database.exec(`UPDATE identity_users SET data = replace(data, 'ann@', 'bnn@') WHERE uid = 'ann'`);
  expect(() => users.get('ann')).toThrow('The stored account ann is damaged.');
  expect(() => users.byEmail('ann@example.org')).toThrow('The stored account ann is damaged.');
  expect(() => users.page('', 10)).toThrow('The stored account ann is damaged.');
  expect(users.byEmail('eve@example.org')?.uid).toBe('eve');
  database.exec(`INSERT INTO identity_providers VALUES ('google.com', '1', 'ben')`);
  expect(() => users.byProvider('google.com', '1')).toThrow(
    'The stored index of the account ben is damaged.',
  );
});

test('adds checksums to the accounts of an earlier release', () => {
  const database = new DatabaseSync(':memory:');
  createUserStore(database, () => undefined).put(newUser('ann'));
  database.exec('ALTER TABLE identity_users DROP COLUMN checksum');
  const users = createUserStore(database, () => undefined);
  expect(users.get('ann')?.uid).toBe('ann');
  database.exec(`UPDATE identity_users SET data = '{}'`);
  expect(() => users.get('ann')).toThrow('damaged');
});
