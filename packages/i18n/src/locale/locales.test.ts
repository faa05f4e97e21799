import { expect, it } from 'vitest';
import { PSEUDO_LOCALES } from './pseudo-locales.ts';
import { getTextDirection, isLocale, locales, getLocaleName } from './locales.ts';

it('agrees with the runtime about the direction of every locale', () => {
  for (const locale of locales) {
    const script = new Intl.Locale(locale).maximize().script;
    expect([locale, getTextDirection(locale)]).toEqual([
      locale,
      script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr',
    ]);
  }
});

it('names each language in that language', () => {
  expect(getLocaleName('de')).toBe('Deutsch');
  expect(getLocaleName('ja')).toBe('日本語');
  expect(new Set(locales.map((locale) => getLocaleName(locale))).size).toBe(locales.length);
});

it('sets the second pseudo-locale from right to left', () => {
  expect(PSEUDO_LOCALES.map((locale) => getTextDirection(locale))).toEqual(['ltr', 'rtl']);
});

it('recognizes only its own tags', () => {
  expect(['en-US', 'en-XA', 'de-AT'].map((tag) => isLocale(tag))).toEqual([true, true, false]);
});
