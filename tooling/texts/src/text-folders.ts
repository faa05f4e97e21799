import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The locale whose texts define the keys and parameters. */
export const SOURCE_LOCALE = 'en-US';

/** Locales that hold only what differs from another one. */
export const VARIANTS: Readonly<Record<string, string>> = { 'en-GB': 'en-US' };

/** A package's texts, and where the modules made from them go. */
export interface TextFolder {
  /** Holds `<locale>/<namespace>.json`, from the root. */
  readonly texts: string;
  /** Holds the made modules, from the root. */
  readonly code: string;
  /** The name of the interface with the source locale's texts. */
  readonly typeName: string;
  /** What the interface is about, for its docstring. */
  readonly about: string;
  /** The texts that these add to, and what a locale's module of theirs is imported from: an app ships both as one. */
  readonly under?: { readonly folder: TextFolder; readonly specifier: string };
}

const SHARED: TextFolder = {
  texts: 'packages/i18n/src/texts',
  code: 'packages/i18n/src/messages',
  typeName: 'SharedTexts',
  about: 'The texts that any app with sign-in needs',
};

/** The texts of every package that has some, the shared ones first. */
export const TEXT_FOLDERS: readonly TextFolder[] = [
  SHARED,
  {
    texts: 'packages/product/texts',
    code: 'packages/product/src/texts',
    typeName: 'ProductTexts',
    about: "The product's own texts",
    under: { folder: SHARED, specifier: '@quits/i18n/texts' },
  },
];

/** The texts of one locale: by namespace, then by key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The locales that a folder has texts in, in the order of their names. */
export function localesOf({ texts }: TextFolder): readonly string[] {
  return readdirSync(join(ROOT, texts)).sort();
}

/** The JSON files of a locale, without those that it takes over from another one. */
export function readTexts({ texts }: TextFolder, locale: string): Texts {
  const folder = join(ROOT, texts, locale);
  const files = readdirSync(folder).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/** Everything that a person reads in a locale, a variant's base included. */
export function wholeTexts(folder: TextFolder, locale: string): Texts {
  const base = VARIANTS[locale];
  const own = readTexts(folder, locale);
  if (base === undefined) return own;
  const texts = readTexts(folder, base);
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, of]) => [namespace, { ...of, ...own[namespace] }]),
  );
}
