import { authErrors } from '@quits/auth';
import { ownErrors } from '@quits/errors';
import { coreErrors } from '@quits/firebase-core';
import { firestoreErrors } from '@quits/firestore';
import { errorText } from '@quits/i18n';
import { createTexts, productErrors, productErrorTexts } from '@quits/product';
import { storageErrors } from '@quits/storage';
import { describe, expect, it } from 'vitest';

const { t } = (await createTexts({ locale: 'en-US' })).store.getState();

describe.each([
  ['errors', ownErrors],
  ['firebase-core', coreErrors],
  ['auth', authErrors],
  ['firestore', firestoreErrors],
  ['storage', storageErrors],
  ['product', productErrors],
])('each error of %s', (_, { table }) => {
  const entries = Object.entries(table);

  it('tells developers what happened and what to do', () => {
    for (const [code, { message }] of entries) {
      expect([code, message]).toEqual([code, expect.stringMatching(/^[A-Z].*[.:]$/)]);
      expect([code, message.split(/[.;]\s/).length > 1]).toEqual([code, true]);
    }
  });

  it('has a text of its own if users can do something about it', () => {
    for (const [code, { recovery }] of entries) {
      if (recovery === 'contact' || recovery === 'ignore') continue;
      const text = errorText(t, { code }, productErrorTexts);
      expect([code, text]).not.toEqual([code, t('errors:unexpected')]);
    }
  });
});
