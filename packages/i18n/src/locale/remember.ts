import { type AnyLocale, isLocale, type Locale, offers } from './locales.ts';

/** Where the choice is kept; `localStorage` fits. */
export interface LocaleStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The locale chosen before, if storage may be read and holds one that is offered. */
export function rememberedLocale(
  storage: LocaleStorage | undefined,
  key: string,
  offered: readonly Locale[],
): AnyLocale | undefined {
  try {
    const tag = storage?.getItem(key);
    if (tag === null || tag === undefined || !isLocale(tag)) return undefined;
    return offers(offered, tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice; a browser that refuses storage only forgets it. */
export function rememberLocale(
  storage: LocaleStorage | undefined,
  key: string,
  locale: AnyLocale,
): void {
  try {
    storage?.setItem(key, locale);
  } catch {
    // Storage is full or denied: the choice holds for this visit.
  }
}
