import { type I18n, isPseudoLocale } from '@quits/i18n';

/** Keeps the page's manifest, which names the shortcuts of its icon, that of its language; development has none. */
export function linkManifest(i18n: I18n): void {
  const link = document.querySelector('link[rel=manifest]');
  const apply = (): void => {
    const { locale } = i18n.store.getState();
    if (!isPseudoLocale(locale)) link?.setAttribute('href', `/manifest-${locale}.webmanifest`);
  };
  apply();
  i18n.store.subscribe(apply);
}
