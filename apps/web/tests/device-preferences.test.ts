import { createConsent } from '@quits/analytics';
import { createTexts } from '@quits/product';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '../src/platform/usage/create-usage.ts';
import { devicePreferences } from '../src/profile/device-preferences.ts';

/** Returns a storage that keeps its items in memory. */
function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('applying what the device has changes nothing, so that syncing ends', async () => {
  const i18n = await createTexts({ locale: 'en-US' });
  const consent = createConsent({
    version: CONSENT_VERSION,
    storage: memory(),
    browserOptOut: () => false,
  });
  const preferences = devicePreferences(i18n, consent, () => 'ann');
  consent.set('denied');
  let changes = 0;
  preferences.subscribe(() => (changes += 1));

  preferences.apply(preferences.get());
  expect(changes).toBe(0);

  const decided = new Date(0);
  const granted = { analytics: 'granted', decidedAt: decided, version: CONSENT_VERSION } as const;
  preferences.apply({ ...preferences.get(), consent: granted });
  expect(changes).toBe(1);
  expect(consent.store.getState().status).toBe('granted');
});
