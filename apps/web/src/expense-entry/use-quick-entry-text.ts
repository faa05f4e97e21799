import { useFormatter, useT } from '@quits/i18n/react';

/** Returns the label of the one-line input, with an example in the user's number format. */
export function useQuickEntryText(): string {
  const t = useT();
  const { number } = useFormatter();
  return t('expenses:quickAdd', { example: `${number(19.24)} ${t('expenses:whatPlaceholder')}` });
}
