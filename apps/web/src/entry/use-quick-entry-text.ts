import { useFormatter, useT } from '@quits/i18n/react';

/** Names the line for a whole expense, with an example in the person's own figures. */
export function useQuickEntryText(): string {
  const t = useT();
  const { number } = useFormatter();
  return t('expenses:quickAdd', { example: `${number(19.24)} ${t('expenses:whatPlaceholder')}` });
}
