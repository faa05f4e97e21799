import { expect, it } from 'vitest';
import { LIFETIMES, type OobCode, type OobType } from '../codes/oob-code.ts';
import { oobMessage } from './oob-message.ts';

const code: OobCode = {
  code: 'c',
  type: 'PASSWORD_RESET',
  email: 'ada@example.com',
  link: 'https://example.com/action?oobCode=c',
  expiresAt: 0,
};

const EXPIRY: Readonly<Record<OobType, string>> = {
  PASSWORD_RESET: '1 hour',
  VERIFY_EMAIL: '3 days',
  EMAIL_SIGNIN: '6 hours',
  VERIFY_AND_CHANGE_EMAIL: '3 days',
  RECOVER_EMAIL: '7 days',
  REVERT_SECOND_FACTOR_ADDITION: '7 days',
};

const types = Object.keys(LIFETIMES) as OobType[];

it.each(types)('%s names the app, the link, when it expires, and what to do otherwise', (type) => {
  const { subject, text } = oobMessage({ ...code, type, newEmail: 'new@example.com' }, 'Notes');
  expect(subject).toContain('Notes');
  expect(text).toContain(code.link);
  expect(text).toContain(`This link expires in ${EXPIRY[type]}.`);
  expect(text).toMatch(/you can ignore this email\.\n\nNotes\n$/);
});

it('is sent to the new address to confirm it, and to the old one to undo it', () => {
  const change = { ...code, newEmail: 'new@example.com' };
  expect(oobMessage({ ...change, type: 'VERIFY_AND_CHANGE_EMAIL' }, 'Notes').to).toBe(
    'new@example.com',
  );
  expect(oobMessage({ ...change, type: 'RECOVER_EMAIL' }, 'Notes').to).toBe('ada@example.com');
});
