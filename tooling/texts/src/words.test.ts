import { describe, expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';
import { buttonKeys } from './button-keys.ts';
import { FORBIDDEN_WORDS } from './forbidden-words.ts';
import { LONG_BUTTONS } from './long-buttons.ts';
import { sourceTextOf } from './plural-key.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';
import { localesOf, SOURCE_LOCALE, TEXT_FOLDERS, VARIANTS } from './text-folders.ts';
import { tooLong } from './too-long.ts';

const [folder] = TEXT_FOLDERS;
const locales = folder === undefined ? [] : localesOf(folder);
const translations = locales.filter(
  (locale) => locale !== SOURCE_LOCALE && VARIANTS[locale] === undefined,
);
const source = allTexts(SOURCE_LOCALE);
const buttons = buttonKeys();

it('finds the texts of buttons in the code', () => {
  expect(buttons).toContain('common:save');
  expect(buttons).toContain('auth:signUp');
  expect([...buttons].filter((key) => sourceTextOf(source, key) === undefined)).toEqual([]);
});

describe.each(translations)('%s', (locale) => {
  const texts = allTexts(locale);

  it('translates every text, unless the list says why not', () => {
    const known = [...(SAME_AS_ENGLISH['everywhere'] ?? []), ...(SAME_AS_ENGLISH[locale] ?? [])];
    const same = [...texts].filter(
      ([key, text]) =>
        /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/gu, '')) &&
        sourceTextOf(source, key) === text &&
        !known.includes(text),
    );
    expect(same).toEqual([]);
  });

  it('keeps buttons and tabs about as short as the English', () => {
    const long = tooLong(source, texts, buttons);
    expect(long.filter(([key]) => LONG_BUTTONS[locale]?.includes(key) !== true)).toEqual([]);
  });
});

it.each(locales)('%s uses the product’s terms', (locale) => {
  const found = [...allTexts(locale)].flatMap(([key, text]) =>
    (FORBIDDEN_WORDS[locale] ?? [])
      .filter(({ word }) => word.test(text))
      .map(({ use }) => `${key}: “${text}”: use ${use}`),
  );
  expect(found).toEqual([]);
});
