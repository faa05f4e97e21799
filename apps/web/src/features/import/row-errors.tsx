import type { StaticMessageKey } from '@quits/i18n';
import { useT } from '@quits/i18n/react';
import type { RowError } from '@quits/ledger/files';
import { Button, Disclosure } from '@quits/ui';
import { useState } from 'react';
import { useLabelled } from '../../text/use-labelled.ts';
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
  const labelled = useLabelled();
  const [shown, setShown] = useState(PAGE);
  return (
    <Disclosure className={styles['bad']} summary={t('importing:badRows', { count: rows.length })}>
      <ul>
        {rows.slice(0, shown).map(({ line, code, found }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move, and two may say the same
          <li key={index}>
            {t('importing:badRow', {
              line,
              reason: labelled(t(REASON[code]), found),
            })}
          </li>
        ))}
      </ul>
      {shown < rows.length ? (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + PAGE)}>
          {t('common:showMore')}
        </Button>
      ) : null}
    </Disclosure>
  );
}

/** Text key for each problem of a row. */
const REASON = {
  'bad-date': 'importing:badDate',
  'bad-amount': 'importing:badAmount',
  'bad-currency': 'importing:badCurrency',
  'unknown-person': 'importing:unknownPerson',
  unbalanced: 'importing:badSplit',
  'no-payer': 'importing:noPayer',
  'bad-split': 'importing:badSplit',
  'broken-row': 'importing:brokenRow',
} satisfies Record<RowError['code'], StaticMessageKey>;
