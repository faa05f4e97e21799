import { useFormat, useT } from '@quits/i18n/react';
import {
  type ImportedFile,
  type ImportFormat,
  previewImport,
  type RowError,
} from '@quits/ledger/files';
import { Banner, Card } from '@quits/ui';
import { useMemo } from 'react';
import { BadRows } from './bad-rows.tsx';
import { isStorable } from './import-plan.ts';
import styles from './import-screen.module.css';

/** What is in a file: how many of what, from when, its balances, and which rows cannot be read. */
export function FileSummary({ file }: { readonly file: ImportedFile }) {
  const t = useT();
  const preview = useMemo(() => previewImport(file), [file]);
  const { date, money } = useFormat({ currencies: Object.keys(preview.balances) });
  const bad = useMemo(
    (): readonly RowError[] => [
      ...file.errors,
      ...file.entries
        .filter((entry) => !isStorable(entry))
        .map(({ line }) => ({ line, code: 'broken-row' as const })),
    ],
    [file],
  );
  // What repeats in its source comes as single expenses: whoever goes on there as well would have the next ones twice.
  const repeating = file.entries.filter(({ repeat }) => repeat !== undefined).length;
  const adapted = file.notes.length + repeating;
  const nameOf = new Map(file.people.map(({ key, name }) => [key, name]));
  const { from, to, matches } = preview;
  return (
    <Card title={FORMAT_NAME[file.format]}>
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {t('importing:found', { count: file.entries.length })}
          {' · '}
          {t('common:people', { count: file.people.length })}
          {from === undefined || to === undefined
            ? ''
            : ` · ${from === to ? date(from) : `${date(from)} – ${date(to)}`}`}
        </p>
        {Object.entries(preview.balances).map(([currency, byPerson]) => (
          <ul key={currency} className={styles['balances']}>
            {Object.entries(byPerson).map(([key, minor]) => (
              <li key={key}>
                {t(minor > 0 ? 'balances:gets' : 'balances:owes', {
                  name: nameOf.get(key) ?? '',
                  amount: money(Math.abs(minor), currency),
                })}
              </li>
            ))}
          </ul>
        ))}
        {matches === undefined ? null : (
          <Banner tone={matches ? 'success' : 'warning'}>
            {t(matches ? 'importing:matches' : 'importing:differs')}
          </Banner>
        )}
        {bad.length === 0 ? null : <BadRows rows={bad} />}
        {adapted === 0 ? null : (
          <p className={styles['note']}>{t('importing:adapted', { count: adapted })}</p>
        )}
      </div>
    </Card>
  );
}

/** What programs and kinds of files are called everywhere. */
const FORMAT_NAME = {
  'splitwise-csv': 'Splitwise CSV',
  'spliit-json': 'Spliit JSON',
  'ihatemoney-csv': 'IHateMoney CSV',
  'ihatemoney-json': 'IHateMoney JSON',
  'cospend-csv': 'Cospend CSV',
  'tricount-csv': 'Tricount CSV',
  'tricount-json': 'Tricount JSON',
  'quits-csv': 'Quits CSV',
  'quits-json': 'Quits JSON',
} satisfies Record<ImportFormat, string>;
