import type { AnyLocale } from '../locale/locales.ts';
import type { LocaleMessages } from './message-types.ts';

const loaders: Readonly<Record<AnyLocale, () => Promise<LocaleMessages>>> = {
  'en-US': async () => (await import('../locales/en-US/index.ts')).enUS,
  'en-GB': async () => (await import('../locales/en-GB/index.ts')).enGB,
  de: async () => (await import('../locales/de/index.ts')).de,
  fr: async () => (await import('../locales/fr/index.ts')).fr,
  es: async () => (await import('../locales/es/index.ts')).es,
  'pt-BR': async () => (await import('../locales/pt-BR/index.ts')).ptBR,
  it: async () => (await import('../locales/it/index.ts')).it,
  nl: async () => (await import('../locales/nl/index.ts')).nl,
  pl: async () => (await import('../locales/pl/index.ts')).pl,
  sv: async () => (await import('../locales/sv/index.ts')).sv,
  tr: async () => (await import('../locales/tr/index.ts')).tr,
  uk: async () => (await import('../locales/uk/index.ts')).uk,
  ar: async () => (await import('../locales/ar/index.ts')).ar,
  he: async () => (await import('../locales/he/index.ts')).he,
  hi: async () => (await import('../locales/hi/index.ts')).hi,
  ja: async () => (await import('../locales/ja/index.ts')).ja,
  ko: async () => (await import('../locales/ko/index.ts')).ko,
  'zh-CN': async () => (await import('../locales/zh-CN/index.ts')).zhCN,
  'en-XA': async () => (await import('./pseudo.ts')).pseudo,
};

/** Loads a locale's texts, a chunk of their own. @throws when the chunk cannot be loaded */
export function loadMessages(locale: AnyLocale): Promise<LocaleMessages> {
  return loaders[locale]();
}
