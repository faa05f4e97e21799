import { errorCodes, recoveryFor } from '@quits/errors';
import { expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { loadSharedTexts } from '../messages/load-shared-texts.ts';
import { errorText, errorTextKey } from './error-text.ts';

const { t } = (await createI18n({ messages: loadSharedTexts, languages: [] })).store.getState();

it('returns a text for every code, even an unknown one', () => {
  for (const code of [...errorCodes(), 'auth/never-heard-of', '']) {
    const text = errorText(t, { code });
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toContain('/');
  }
});

it('uses the same text for a wrong password and an unknown account', () => {
  expect(errorTextKey('auth/user-not-found')).toBe(errorTextKey('auth/wrong-password'));
});

it('uses a general text for errors that only developers can fix', () => {
  const general = errorCodes().filter((code) => errorTextKey(code) === 'unexpected');
  expect(general.every((code) => recoveryFor(code) === 'contact')).toBe(true);
});

it("prefers an app's own texts, for its codes and for others", () => {
  const own = {
    'notes/too-long': 'common:notFoundTitle',
    'network/offline': 'common:offline',
  } as const;
  expect(errorText(t, { code: 'notes/too-long' }, own)).toBe('Page not found');
  expect(errorText(t, { code: 'network/offline' }, own)).toBe('Offline');
  expect(errorText(t, { code: 'toString' }, own)).toBe(t('errors:unexpected'));
});
