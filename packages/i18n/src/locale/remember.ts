import { type AnyLocale, isLocale, type Locale, offers } from './locales.ts';

/** Storage of the choice; `localStorage` fits. */
export interface LocaleStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Returns the stored locale, if storage can be read and the locale is offered. */
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

/** Stores the choice, if storage is available. */
export function rememberLocale(
  storage: LocaleStorage | undefined,
  key: string,
  locale: AnyLocale,
): void {
  try {
    storage?.setItem(key, locale);
  } catch {
    // Storage is full or denied: the choice lasts for this visit.
  }
}
