import { describe, expect, it } from 'vitest';
import { inviteProblem } from './invite-problem.ts';
import type { Invite } from './schema.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const invite: Invite = {
  role: 'editor',
  createdBy: 'ana',
  expiresAt: new Date('2026-12-21T12:00:00Z'),
  usesLeft: 3,
  secretHash: new Uint8Array(32),
  preview: { groupName: 'Flat', emoji: '🏠', invitedBy: 'Ana', people: {}, taken: [] },
};
const codeOf = (but: Partial<Invite>) => inviteProblem({ ...invite, ...but }, NOW)?.code;

describe('an invitation', () => {
  it('can be used until the moment it expires', () => {
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ expiresAt: new Date(NOW.getTime() + 1) })).toBeUndefined();
    expect(codeOf({ expiresAt: NOW })).toBe('invite/expired');
  });

  it('says that it is used up, or was never there', () => {
    expect(codeOf({ usesLeft: 0 })).toBe('invite/used-up');
    expect(inviteProblem(undefined, NOW)?.code).toBe('invite/not-found');
  });

  it('says first that it was revoked, whatever else is wrong', () => {
    expect(codeOf({ revokedAt: NOW, expiresAt: NOW, usesLeft: 0 })).toBe('invite/revoked');
  });
});
