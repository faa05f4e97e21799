import { expect, it } from 'vitest';
import { likelyCountries } from './likely-countries.ts';

it('returns each country that a language names', () => {
  expect(likelyCountries(['es-ES', 'es', 'zh-Hant-TW', 'en-ES', 'C', '-'])).toEqual(['ES', 'TW']);
});
