import { expect, it } from 'vitest';
import { detectLocale } from './detect.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['en-AU'], 'en-GB'],
  [['en-CA'], 'en-US'],
  [['en'], 'en-US'],
  [['zh-Hans-CN'], 'zh-CN'],
  [['iw'], 'he'],
  [['fr-CA', 'de'], 'fr'],
  [['xx', 'uk-UA'], 'uk'],
  [['PT-br'], 'pt-BR'],
  [['not a tag', 'it'], 'it'],
  [[], 'en-US'],
] as const)('offers for %j the locale %s', (wanted, locale) => {
  expect(detectLocale(wanted)).toBe(locale);
});

it.each([
  [['en-GB', 'de'], ['en-US', 'de'], 'en-US'],
  [['en-US', 'de'], ['de', 'en-GB'], 'en-GB'],
  [['fr'], ['de', 'en-US'], 'de'],
] as const)('offers for %j of %j the locale %s', (wanted, offered, locale) => {
  expect(detectLocale(wanted, offered)).toBe(locale);
});
