import { createI18n, loadSharedTexts } from '@quits/i18n';
import { en } from './en.ts';

declare module '@quits/i18n' {
  interface AppMessages {
    notes: typeof en; // types `t('notes:add')` everywhere
  }
}

/** The texts of the better of two languages, beside those that the package brings. */
export const createTexts = () =>
  createI18n({
    locales: ['en-US', 'de'],
    messages: async (locale) => ({
      ...(await loadSharedTexts(locale)),
      notes: locale === 'de' ? (await import('./de.ts')).de : en,
    }),
  });
