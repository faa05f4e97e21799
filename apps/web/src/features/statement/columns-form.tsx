import { useFormatter, useT } from '@quits/i18n/react';
import type { StatementColumns } from '@quits/ledger/statement';
import { Button, Checkbox, DataTable, Select } from '@quits/ui';
import type { CsvLines } from '@quits/product/statement/read-lines.ts';
import type { StatementLayout } from '@quits/product/statement/statement-memory.ts';
import { type FormEvent, useState } from 'react';
import styles from './statement-screen.module.css';

const NONE = '';
/** Rows of the preview. */
const SHOWN = 3;

/** Props of {@link ColumnsForm}. */
export interface ColumnsFormProps {
  readonly csv: CsvLines;
  readonly onSubmit: (layout: StatementLayout) => void;
}

type Field = keyof StatementColumns;
type Chosen = Partial<Record<Field, number>>;

/** Assigns the columns of a CSV file, with its first rows. */
export function ColumnsForm({ csv, onSubmit }: ColumnsFormProps) {
  const t = useT();
  const { date: dateText } = useFormatter();
  const { table, layout, unclear } = csv;
  const [chosen, setChosen] = useState<Chosen>(() => definedOf(layout?.columns));
  const [isReversed, setReversed] = useState(layout?.isReversed ?? false);
  const [order, setOrder] = useState(layout?.order);
  const [tried, setTried] = useState(false);
  const { date, amount } = chosen;
  const fields: readonly { readonly field: Field; readonly label: string }[] = [
    { field: 'date', label: t('expenses:date') },
    { field: 'amount', label: t('expenses:amount') },
    { field: 'credit', label: t('statement:credit') },
    { field: 'party', label: t('statement:party') },
    { field: 'text', label: t('expenses:what') },
    { field: 'currency', label: t('groups:currency') },
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (date === undefined || amount === undefined) return;
    const columns = { ...chosen, date, amount };
    onSubmit({ columns, isReversed, ...(order === undefined ? {} : { order }) });
  }

  return (
    <form className={styles['stack']} onSubmit={submit} noValidate>
      <DataTable
        caption={t('statement:columns')}
        hideCaption
        columns={table.header.map((header, at) => ({
          id: String(at),
          header,
          cell: (row: readonly string[]) => row[at],
        }))}
        rows={table.rows.slice(0, SHOWN)}
        rowKey={(row) => String(table.rows.indexOf(row))}
      />
      <div className={styles['fields']}>
        {fields.map(({ field, label }) => {
          const isNeeded = field === 'date' || field === 'amount';
          const isMissing = tried && isNeeded && chosen[field] === undefined;
          return (
            <Select
              key={field}
              label={label}
              note={isNeeded ? undefined : t('common:optional')}
              value={chosen[field]?.toString() ?? NONE}
              error={isMissing ? t('errors:invalidData') : undefined}
              options={[
                { value: NONE, label: '–' },
                ...table.header.map((header, at) => ({
                  value: String(at),
                  label: header.trim() || String(at + 1),
                })),
              ]}
              onValueChange={(value) => {
                const { [field]: _, ...others } = chosen;
                setChosen(value === NONE ? others : { ...others, [field]: Number(value) });
              }}
            />
          );
        })}
        {unclear === undefined ? null : (
          <Select
            label={t('importing:whichDate', { date: unclear.found })}
            value={order ?? 'day-first'}
            options={(['day-first', 'month-first'] as const).map((one) => ({
              value: one,
              label: dateText(unclear.readings[one]),
            }))}
            onValueChange={(one) => setOrder(one === 'month-first' ? one : 'day-first')}
          />
        )}
      </div>
      <Checkbox
        label={t('statement:reversed')}
        checked={isReversed}
        onCheckedChange={setReversed}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant={layout === undefined ? 'primary' : 'secondary'}>
          {t('common:continue')}
        </Button>
      </div>
    </form>
  );
}

function definedOf(columns: StatementColumns | undefined): Chosen {
  const entries = Object.entries(columns ?? {}).filter(([, at]) => at !== undefined);
  return Object.fromEntries(entries);
}
