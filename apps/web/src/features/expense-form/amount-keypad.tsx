import { useFormatter, useT } from '@quits/i18n/react';
import { NumberKeypad } from '@quits/ui';
import { type RefObject, useMemo } from 'react';

/** Props of {@link AmountKeypad}. */
export interface AmountKeypadProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Keypad for the amount: the system's keypad has no operators. */
export function AmountKeypad({ field }: AmountKeypadProps) {
  const t = useT();
  const { locale } = useFormatter();
  const labels = useMemo(
    () => ({
      plus: t('entry:plus'),
      minus: t('entry:minus'),
      times: t('entry:times'),
      divide: t('entry:divide'),
      decimal: t('entry:decimalSign'),
      backspace: t('entry:backspace'),
    }),
    [t],
  );
  return <NumberKeypad label={t('entry:keypad')} field={field} locale={locale} labels={labels} />;
}
