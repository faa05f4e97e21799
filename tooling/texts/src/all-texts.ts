import { TEXT_FOLDERS, wholeTexts } from './text-folders.ts';

/** Everything that the product's readers see in a locale, by `namespace:key`; its own words lie over the shared ones. */
export function allTexts(locale: string): ReadonlyMap<string, string> {
  return new Map(
    TEXT_FOLDERS.flatMap((folder) =>
      Object.entries(wholeTexts(folder, locale)).flatMap(([namespace, texts]) =>
        Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
      ),
    ),
  );
}
