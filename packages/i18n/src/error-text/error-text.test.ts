import { errorCodes, reactionTo } from '@quits/errors';
import { expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { errorText, errorTextKey } from './error-text.ts';

const { t } = (await createI18n({ languages: [] })).getSnapshot();

it('has words for every code of the catalogue, and for any other', () => {
  for (const code of [...errorCodes(), 'auth/never-heard-of', '']) {
    const text = errorText(t, { code });
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toContain('/');
  }
});

it('tells wrong password and unknown account in the same words', () => {
  expect(errorTextKey('auth/user-not-found')).toBe(errorTextKey('auth/wrong-password'));
});

it('keeps general words for what only developers can mend', () => {
  const general = errorCodes().filter((code) => errorTextKey(code) === 'unexpected');
  expect(general.every((code) => reactionTo(code) === 'contact')).toBe(true);
});
