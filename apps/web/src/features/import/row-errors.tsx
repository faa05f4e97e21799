import type { StaticMessageKey } from '@quits/i18n';
import { useT } from '@quits/i18n/react';
import type { RowError } from '@quits/ledger/files';
import { Button } from '@quits/ui';
import { useState } from 'react';
import styles from './import-screen.module.css';

/** Number of rows shown at once; a file may have thousands. */
const PAGE = 100;

/** Props of {@link RowErrors}. */
export interface RowErrorsProps {
  readonly rows: readonly RowError[];
}

/** Unreadable rows, each with its line and problem. */
export function RowErrors({ rows }: RowErrorsProps) {
  const t = useT();
  const [shown, setShown] = useState(PAGE);
  return (
    <details className={styles['bad']}>
      <summary>{t('importing:badRows', { count: rows.length })}</summary>
      <ul>
        {rows.slice(0, shown).map(({ line, code, found }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move, and two may say the same
          <li key={index}>
            {t('importing:badRow', {
              line,
              reason: [t(REASON[code]), found].filter(Boolean).join(' – '),
            })}
          </li>
        ))}
      </ul>
      {shown < rows.length ? (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + PAGE)}>
          {t('common:more')}
        </Button>
      ) : null}
    </details>
  );
}

/** Text key for each problem of a row. */
const REASON = {
  'bad-date': 'expenses:date',
  'bad-amount': 'expenses:amount',
  'bad-currency': 'groups:currency',
  'unknown-person': 'groups:people',
  unbalanced: 'importing:unbalanced',
  'no-payer': 'expenses:paidBy',
  'bad-split': 'importing:unbalanced',
  'broken-row': 'errors:importRow',
} satisfies Record<RowError['code'], StaticMessageKey>;
