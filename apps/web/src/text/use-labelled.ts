import { useT } from '@quits/i18n/react';

/** Puts a label before a value, with the colon that the language uses; a value that is missing leaves the label. */
export function useLabelled(): (label: string, value: string | undefined) => string {
  const t = useT();
  return (label, value) =>
    value === undefined || value === '' ? label : t('common:labelled', { label, value });
}
