import { expect, test } from 'vitest';
import { hasWritingRole, isOwner, mayWrite, roleIn } from './access.ts';

const roles = { o: 'owner', e: 'editor', v: 'viewer' } as const;
const archived = { roles, archivedAt: new Date(0) };

test.each([
  ['o', 'owner', true, true],
  ['e', 'editor', false, true],
  ['v', 'viewer', false, false],
  ['stranger', undefined, false, false],
  [undefined, undefined, false, false],
] as const)('%s has the role %s', (uid, role, owns, writes) => {
  expect(roleIn({ roles }, uid)).toBe(role);
  expect(isOwner({ roles }, uid)).toBe(owns);
  expect(hasWritingRole({ roles }, uid)).toBe(writes);
  expect(mayWrite({ roles }, uid)).toBe(writes);
});

test.each(['o', 'e', 'v'])('%s changes nothing in an archived group', (uid) => {
  expect(mayWrite(archived, uid)).toBe(false);
});
