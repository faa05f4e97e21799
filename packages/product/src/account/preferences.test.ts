import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame, mergePreferences, type Preferences } from './preferences.ts';

const consent = fc.option(
  fc.record({
    analytics: fc.constantFrom('granted' as const, 'denied' as const),
    decidedAt: fc.date({ noInvalidDate: true }),
    version: fc.constantFrom(1, 2),
  }),
);
const preferences: fc.Arbitrary<Preferences> = fc.record({
  locale: fc.option(fc.constantFrom('de', 'fr')),
  currency: fc.option(fc.constantFrom('EUR', 'USD')),
  appearance: fc.constantFrom('system' as const, 'light' as const, 'dark' as const),
  consent,
  showPhoto: fc.boolean(),
});

it('takes over what changed on the one side only', () => {
  fc.assert(
    fc.property(preferences, preferences, (before, changed) => {
      expect(isSame(mergePreferences(before, changed, before), changed)).toBe(true);
      expect(isSame(mergePreferences(changed, before, before), changed)).toBe(true);
    }),
  );
});

it('goes by the person who sits here where both sides changed', () => {
  const before: Preferences = {
    locale: 'en',
    currency: null,
    appearance: 'system',
    consent: null,
    showPhoto: true,
  };
  const here = { ...before, locale: 'de' };
  const there = { ...before, locale: 'fr', currency: 'EUR' };
  expect(mergePreferences(here, there, before)).toEqual({ ...there, locale: 'de' });
});

it('gives a device that is new to the account what the account has, and the account what it lacks', () => {
  fc.assert(
    fc.property(preferences, preferences, (here, there) => {
      const merged = mergePreferences(here, there);
      expect(merged.appearance).toBe(there.appearance);
      expect(merged.locale).toBe(there.locale ?? here.locale);
      expect(merged.consent).toEqual(there.consent ?? here.consent);
    }),
  );
});
