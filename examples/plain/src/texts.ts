import { createI18n, loadSharedTexts } from '@quits/i18n';

const en = {
  language: 'Language',
  name: 'Your line',
  add: 'Sign the guestbook',
  empty: 'No entries yet.',
} as const;
const de: Record<keyof typeof en, string> = {
  language: 'Sprache',
  name: 'Ihre Zeile',
  add: 'Eintragen',
  empty: 'Noch keine Einträge.',
};

declare module '@quits/i18n' {
  interface AppMessages {
    book: typeof en; // types `t('book:add')` everywhere
  }
}

/** The languages to choose from. */
export const LOCALES = ['en-US', 'de'] as const;

/** The texts of the better of two languages, beside those that the package brings. */
export const createTexts = () =>
  createI18n({
    locales: LOCALES,
    messages: async (locale) => ({
      ...(await loadSharedTexts(locale)),
      book: locale === 'de' ? de : en,
    }),
    storage: localStorage,
  });
