import { useFormatter, useT } from '@quits/i18n/react';
import { localDate } from '@quits/product/values/local-date.ts';
import { DateField } from '@quits/ui';
import { type ReactNode, useState } from 'react';

/** Props of {@link DateInput}. */
export interface DateInputProps {
  readonly label: string;
  readonly note?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly min?: string;
  readonly onValueChange: (value: string) => void;
}

/** A date field in the user's language. */
export function DateInput({ value, min, onValueChange, ...texts }: DateInputProps) {
  const t = useT();
  const { locale, date } = useFormatter();
  const [today] = useState(() => localDate(new Date()));
  return (
    <DateField
      {...texts}
      value={value === '' ? undefined : value}
      today={today}
      locale={locale}
      {...(min === undefined || min === '' ? {} : { min })}
      labels={{
        previous: t('common:previousMonth'),
        next: t('common:nextMonth'),
        open: t('common:openCalendar'),
        invalid: t('common:dateInvalid', { example: date(today) }),
      }}
      onValueChange={(next) => onValueChange(next ?? '')}
    />
  );
}
