import { type I18n, isPseudoLocale } from '@quits/i18n';

/** Links the manifest of the current locale, which names the app icon's shortcuts; development builds have none. */
export function linkManifest(i18n: I18n): void {
  const link = document.querySelector('link[rel=manifest]');
  const apply = (): void => {
    const { locale } = i18n.store.getState();
    if (!isPseudoLocale(locale)) link?.setAttribute('href', `/manifest-${locale}.webmanifest`);
  };
  apply();
  i18n.store.subscribe(apply);
}
