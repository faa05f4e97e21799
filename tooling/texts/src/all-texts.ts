import { TEXT_FOLDERS, wholeTexts } from './text-folders.ts';

/** Returns all texts of the product in a locale, by `namespace:key`; its own texts override the shared ones. */
export function allTexts(locale: string): ReadonlyMap<string, string> {
  return new Map(
    TEXT_FOLDERS.flatMap((folder) =>
      Object.entries(wholeTexts(folder, locale)).flatMap(([namespace, texts]) =>
        Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
      ),
    ),
  );
}
