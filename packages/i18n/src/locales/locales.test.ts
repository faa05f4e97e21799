import { describe, expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { locales } from '../locale/locales.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { enUS } from './en-US/index.ts';

type Texts = Readonly<Record<string, string>>;

const plural = /^(.*)_(zero|one|two|few|many|other)$/;
const source: Readonly<Record<string, Texts>> = enUS;

/** The keys that a locale must have: plurals in the categories of its language. */
function keysFor(locale: string, texts: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const keys = Object.keys(texts).flatMap((key) => {
    const base = plural.exec(key)?.[1];
    return base === undefined ? [key] : pluralCategories.map((category) => `${base}_${category}`);
  });
  return [...new Set(keys)].sort();
}

function placeholders(text: string | undefined): string[] {
  return [...new Set(text?.match(/\{\{\w+\}\}/g))].sort();
}

function sourceOf(texts: Texts, key: string): string | undefined {
  const base = plural.exec(key)?.[1];
  return base === undefined ? texts[key] : texts[`${base}_other`];
}

describe.each(locales)('%s', async (locale) => {
  const messages = (await loadMessages(locale)) as Readonly<Record<string, Texts>>;

  it('has every text in the plural forms of its language, and no other', () => {
    const missing = Object.entries(source).map(([namespace, texts]) => [
      namespace,
      Object.keys(messages[namespace] ?? {}).sort(),
      keysFor(locale, texts),
    ]);
    for (const [namespace, found, expected] of missing) {
      expect([namespace, found]).toEqual([namespace, expected]);
    }
    expect(Object.keys(messages).sort()).toEqual(Object.keys(source).sort());
  });

  it('keeps every placeholder', () => {
    for (const [namespace, texts] of Object.entries(messages)) {
      for (const [key, text] of Object.entries(texts)) {
        const original = sourceOf(source[namespace] ?? {}, key);
        const expected = placeholders(original);
        const found = placeholders(text);
        // Some languages say one and two without a figure.
        const counted = plural.test(key) && !key.endsWith('_other') && !key.endsWith('_many');
        const needed = counted ? expected.filter((name) => name !== '{{count}}') : expected;
        expect([namespace, key, needed.filter((name) => !found.includes(name))]).toEqual([
          namespace,
          key,
          [],
        ]);
        expect([namespace, key, found.filter((name) => !expected.includes(name))]).toEqual([
          namespace,
          key,
          [],
        ]);
      }
    }
  });

  it('leaves no text empty or untrimmed', () => {
    for (const texts of Object.values(messages)) {
      for (const [key, text] of Object.entries(texts)) {
        expect([key, text]).toEqual([key, text.trim()]);
        expect(text).not.toBe('');
      }
    }
  });

  it('is set as its readers expect: true quotes and ellipses, no shouting', () => {
    for (const texts of Object.values(messages)) {
      for (const [key, text] of Object.entries(texts)) {
        expect([key, text]).toEqual([key, expect.not.stringMatching(/['"!]|\.\.\.| {2}| - /u)]);
      }
    }
  });
});

it('keeps French signs with the word before them', async () => {
  const texts = Object.values(await loadMessages('fr')).flatMap((of) => Object.values(of));
  // With a no-break space: U+00A0, or the narrow U+202F.
  expect(texts.filter((text) => / [?!;:»%]|« /u.test(text))).toEqual([]);
});

it.each([
  ['pl', 1, '1 osoba'],
  ['pl', 2, '2 osoby'],
  ['pl', 5, '5 osób'],
  ['pl', 22, '22 osoby'],
  ['uk', 21, '21 особа'],
  ['ar', 2, 'شخصان'],
  ['ar', 11, '11 شخصًا'],
  ['he', 2, 'שני אנשים'],
  ['ja', 3, '3人'],
  ['fr', 0, '0 personne'],
] as const)('counts people in %s: %d', async (locale, count, text) => {
  const { t } = (await createI18n({ locale })).getSnapshot();
  expect(t('common:people', { count })).toBe(text);
});
