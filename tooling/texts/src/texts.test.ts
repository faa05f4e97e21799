import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeModules } from './made-modules.ts';
import {
  localesOf,
  readTexts,
  ROOT,
  SOURCE_LOCALE,
  TEXT_FOLDERS,
  type Texts,
  VARIANTS,
  wholeTexts,
} from './text-folders.ts';

const plural = /^(.*)_(zero|one|two|few|many|other)$/;

/** Returns the keys that a locale must have, in order: plurals in the categories of its language. */
function keysFor(locale: string, texts: Texts[string]): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    pluralCategories.some((has) => has === category),
  );
  const keys = Object.keys(texts).flatMap((key) => {
    const base = plural.exec(key)?.[1];
    return base === undefined ? [key] : categories.map((category) => `${base}_${category}`);
  });
  return [...new Set(keys)];
}

function placeholders(text: string | undefined): string[] {
  return [...new Set(text?.match(/\{\{\w+\}\}/g))].sort();
}

function sourceOf(texts: Texts[string] = {}, key: string): string | undefined {
  const base = plural.exec(key)?.[1];
  return base === undefined ? texts[key] : texts[`${base}_other`];
}

/** Returns every text with its `namespace:key`. */
function entriesOf(texts: Texts): (readonly [name: string, text: string])[] {
  return Object.entries(texts).flatMap(([namespace, of]) =>
    Object.entries(of).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );
}

describe.each(TEXT_FOLDERS)('$texts', (folder) => {
  const source = readTexts(folder, SOURCE_LOCALE);

  it('has up-to-date modules; run `pnpm texts` after a change', () => {
    for (const { path, text } of madeModules(folder)) {
      expect([path, readFileSync(join(ROOT, path), 'utf8')]).toEqual([path, text]);
    }
  });

  it('is flat, as translation tools expect', () => {
    for (const [name, text] of entriesOf(source)) {
      expect([name, typeof text]).toEqual([expect.stringMatching(/^\w+:\w+$/), 'string']);
    }
  });

  it.each(Object.keys(VARIANTS))('%s contains only texts that differ', (locale) => {
    const own = readTexts(folder, locale);
    for (const [namespace, texts] of Object.entries(own)) {
      for (const [key, text] of Object.entries(texts)) {
        expect(source[namespace]?.[key]).toEqual(expect.any(String));
        expect(text).not.toBe(source[namespace]?.[key]);
      }
    }
  });

  describe.each(localesOf(folder))('%s', (locale) => {
    const texts = wholeTexts(folder, locale);

    it('has every text in the plural forms of its language, and no other', () => {
      expect(Object.keys(texts)).toEqual(Object.keys(source));
      for (const [namespace, of] of Object.entries(source)) {
        const found = Object.keys(texts[namespace] ?? {});
        expect([namespace, found]).toEqual([namespace, keysFor(locale, of)]);
      }
    });

    it('keeps every placeholder', () => {
      for (const [namespace, of] of Object.entries(texts)) {
        for (const [key, text] of Object.entries(of)) {
          const expected = placeholders(sourceOf(source[namespace], key));
          const found = placeholders(text);
          // Some languages write one and two without a digit.
          const counted = plural.test(key) && !key.endsWith('_other') && !key.endsWith('_many');
          const needed = counted ? expected.filter((name) => name !== '{{count}}') : expected;
          const missing = needed.filter((name) => !found.includes(name));
          const extra = found.filter((name) => !expected.includes(name));
          expect([namespace, key, missing, extra]).toEqual([namespace, key, [], []]);
        }
      }
    });

    it('leaves no text empty or untrimmed', () => {
      for (const [name, text] of entriesOf(texts)) {
        expect([name, text]).toEqual([name, text.trim()]);
        expect([name, text]).not.toEqual([name, '']);
      }
    });

    it('uses typographic quotes, ellipses and dashes, and no exclamation marks', () => {
      for (const [name, text] of entriesOf(texts)) {
        expect([name, text]).toEqual([name, expect.not.stringMatching(/['"!]|\.\.\.| {2}| - /u)]);
      }
    });
  });

  it('puts no-break spaces before French punctuation', () => {
    const texts = entriesOf(wholeTexts(folder, 'fr'));
    // With a no-break space: U+00A0, or the narrow U+202F.
    expect(texts.filter(([, text]) => / [?!;:»%]|« /u.test(text))).toEqual([]);
  });
});

it('every folder has the same locales', () => {
  const [first, ...others] = TEXT_FOLDERS.map(localesOf);
  for (const locales of others) expect(locales).toEqual(first);
});

it('overrides a shared text only with a different one', () => {
  const [shared = {}, own = {}] = TEXT_FOLDERS.map((folder) => readTexts(folder, SOURCE_LOCALE));
  const words = new Map(entriesOf(shared));
  expect(entriesOf(own).filter(([name, text]) => words.get(name) === text)).toEqual([]);
});
