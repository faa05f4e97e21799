import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Locale whose texts define the keys and parameters. */
export const SOURCE_LOCALE = 'en-US';

/** Locales that contain only the texts that differ from another one. */
export const VARIANTS: Readonly<Record<string, string>> = { 'en-GB': 'en-US' };

/** A package's texts, and the folder of the modules generated from them. */
export interface TextFolder {
  /** Folder of `<locale>/<namespace>.json`, from the root. */
  readonly texts: string;
  /** Folder of the generated modules, from the root. */
  readonly code: string;
  /** Name of the interface of the source locale's texts. */
  readonly typeName: string;
  /** Subject of the interface's docstring. */
  readonly about: string;
  /** Texts that these extend, and the specifier of their modules without the locale; an app ships both in one chunk. */
  readonly under?: { readonly folder: TextFolder; readonly specifier: string };
}

const SHARED: TextFolder = {
  texts: 'packages/i18n/src/texts',
  code: 'packages/i18n/src/messages',
  typeName: 'SharedTexts',
  about: 'The texts that any app with sign-in needs',
};

/** Folders of all packages with texts, the shared ones first. */
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

/** Returns the locales of a folder, sorted. */
export function localesOf({ texts }: TextFolder): readonly string[] {
  return readdirSync(join(ROOT, texts)).sort();
}

/** Reads the JSON files of a locale, without the texts that it inherits from another one. */
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

/** Returns all texts of a locale, including those that a variant inherits from its base. */
export function wholeTexts(folder: TextFolder, locale: string): Texts {
  const base = VARIANTS[locale];
  const own = readTexts(folder, locale);
  if (base === undefined) return own;
  const texts = readTexts(folder, base);
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, of]) => [namespace, { ...of, ...own[namespace] }]),
  );
}
