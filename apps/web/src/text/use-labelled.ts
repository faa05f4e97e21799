import { useT } from '@quits/i18n/react';

/** Returns a function that puts a label and the language's colon before a value; without a value, it returns the label. */
export function useLabelled(): (label: string, value: string | undefined) => string {
  const t = useT();
  return (label, value) =>
    value === undefined || value === '' ? label : t('common:labelled', { label, value });
}
