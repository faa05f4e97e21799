import type { Translate } from '../messages/message-types.ts';
import { useLocale } from './i18n-provider.tsx';

/** Returns a function that looks up messages in the current locale. */
export function useT(): Translate {
  return useLocale().t;
}
