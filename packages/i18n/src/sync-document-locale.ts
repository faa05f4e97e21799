import type { I18n } from './create-i18n.ts';

/** Keeps `lang` and `dir` of a document's root in sync with the locale; returns a function that stops it. */
export function syncDocumentLocale(i18n: I18n, root: { lang: string; dir: string }): () => void {
  const apply = (): void => {
    const { locale, dir } = i18n.store.getState();
    root.lang = locale;
    root.dir = dir;
  };
  apply();
  return i18n.store.subscribe(apply);
}
