import { useFormatter, useT } from '@quits/i18n/react';
import type { DateOrder, DateReadings } from '@quits/ledger/files';
import { Banner, Button } from '@quits/ui';

const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

/** Props of {@link DateOrderQuestion}. */
export interface DateOrderQuestionProps {
  /** An ambiguous date of the file. */
  readonly found: string;
  readonly readings: DateReadings;
  readonly onAnswer: (order: DateOrder) => void;
  readonly onCancel: () => void;
}

/** Asks for the date order of a file if it is ambiguous. */
export function DateOrderQuestion({ found, readings, onAnswer, onCancel }: DateOrderQuestionProps) {
  const t = useT();
  const { date } = useFormatter();
  return (
    <Banner
      tone="warning"
      title={t('importing:whichDate', { date: found })}
      actions={
        <>
          {ORDERS.map((order) => (
            <Button key={order} onClick={() => onAnswer(order)}>
              {date(readings[order])}
            </Button>
          ))}
          <Button variant="quiet" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </>
      }
    />
  );
}
