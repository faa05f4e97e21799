import { useFormat, useT } from '@quits/i18n/react';
import {
  type ImportedFile,
  type ImportFormat,
  previewImport,
  type RowError,
} from '@quits/ledger/files';
import type { PlainMessageKey } from '@quits/i18n';
import { Banner, Card } from '@quits/ui';
import { useMemo } from 'react';
import { isStorable } from './import-plan.ts';
import styles from './import-screen.module.css';

/** Bad rows that are told one by one. */
const SHOWN = 50;

/** What is in a file: how many of what, from when, its balances, and which rows cannot be read. */
export function FileSummary({ file }: { readonly file: ImportedFile }) {
  const t = useT();
  const { date, money } = useFormat();
  const preview = useMemo(() => previewImport(file), [file]);
  const bad = useMemo(
    (): readonly RowError[] => [
      ...file.errors,
      ...file.entries
        .filter((entry) => !isStorable(entry))
        .map(({ line }) => ({ line, code: 'broken-row' as const })),
    ],
    [file],
  );
  const nameOf = new Map(file.people.map(({ key, name }) => [key, name]));
  const { from, to, matches } = preview;
  return (
    <Card title={FORMAT_NAME[file.format]}>
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {t('importing:found', { count: file.entries.length })}
          {' · '}
          {t('common:people', { count: file.people.length })}
          {from === undefined || to === undefined ? '' : ` · ${date(from)} – ${date(to)}`}
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
        {bad.length === 0 ? null : (
          <details className={styles['bad']}>
            <summary>{t('importing:badRows', { count: bad.length })}</summary>
            <ul>
              {bad.slice(0, SHOWN).map(({ line, code, found }) => (
                <li key={`${line} ${code} ${found ?? ''}`}>
                  {t('importing:badRow', {
                    line,
                    reason: [t(REASON[code]), found].filter(Boolean).join(' – '),
                  })}
                </li>
              ))}
            </ul>
          </details>
        )}
        {file.notes.length === 0 ? null : (
          <p className={styles['note']}>{t('importing:adapted', { count: file.notes.length })}</p>
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

/** Which part of a row is wrong. */
const REASON = {
  'bad-date': 'expenses:date',
  'bad-amount': 'expenses:amount',
  'bad-currency': 'groups:currency',
  'unknown-person': 'groups:people',
  unbalanced: 'importing:unbalanced',
  'no-payer': 'expenses:paidBy',
  'bad-split': 'importing:unbalanced',
  'broken-row': 'errors:importRow',
} satisfies Record<RowError['code'], PlainMessageKey>;
