import type { Translate } from '../messages/message-types.ts';
import { useLocale } from './i18n-provider.tsx';

/** Looks messages up in the current locale. */
export function useT(): Translate {
  return useLocale().t;
}
