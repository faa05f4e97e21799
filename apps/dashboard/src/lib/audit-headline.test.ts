import { expect, it } from 'vitest';
import { auditHeadline } from './audit-headline.ts';

it('tells who did what', () => {
  const acted = { event: 'administrator-acted', who: 'Ann', act: '/__/api/accounts/u1/disable' };
  expect(auditHeadline(acted)).toBe('Ann: accounts/u1/disable');
  const refused = { event: 'administrator-refused', who: 'Ben', reason: 'wrong' };
  expect(auditHeadline(refused)).toBe('Ben was refused (wrong)');
});

it('tells which accounts signed in', () => {
  const signedIn = { event: 'signed-in', uid: 'u1', method: 'google.com', isNew: false };
  expect(auditHeadline(signedIn)).toBe('Account u1 signed in with google.com');
  const refused = { event: 'sign-in-refused', method: 'password', reason: 'USER_DISABLED' };
  expect(auditHeadline(refused)).toBe('Sign-in with password refused (USER_DISABLED)');
});

it('leaves entries of other logs alone', () => {
  expect(auditHeadline({ name: 'page_view', event: 1 })).toBeUndefined();
  expect(auditHeadline({ event: 'page_view', who: 'Ann' })).toBeUndefined();
});
