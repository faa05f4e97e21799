import type { Format } from '../format/create-format.ts';
import { useLocale } from './i18n-provider.tsx';

/** Formats values for the current locale. */
export function useFormat(): Format {
  return useLocale().format;
}
