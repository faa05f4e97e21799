import type { AnyLocale } from '../locale/locales.ts';
import type { LocaleMessages } from './message-types.ts';

type Loader = () => Promise<LocaleMessages>;

const loaders: Partial<Record<AnyLocale, Loader>> = {
  'en-US': async () => (await import('../locales/en-US/index.ts')).enUS,
  'en-XA': async () => (await import('./pseudo.ts')).pseudo,
};

/** Loads a locale's texts, a chunk of their own; a locale without texts has none. */
export async function loadMessages(locale: AnyLocale): Promise<LocaleMessages> {
  return (await loaders[locale]?.()) ?? {};
}
