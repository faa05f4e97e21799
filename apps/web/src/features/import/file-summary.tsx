import { useFormatter, useT } from '@quits/i18n/react';
import {
  type ImportedFile,
  type ImportFormat,
  previewImport,
  type RowError,
} from '@quits/ledger/files';
import { Banner, Card } from '@quits/ui';
import { useMemo } from 'react';
import { balanceText } from '@quits/product/balances/balance-text.ts';
import { RowErrors } from './row-errors.tsx';
import { DroppedList } from './dropped-list.tsx';
import type { Group } from '@quits/product/group/schema.ts';
import { isStorable } from '@quits/product/import/import-plan.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './import-screen.module.css';

/** Props of {@link FileSummary}. */
export interface FileSummaryProps {
  readonly file: ImportedFile;
  /** Person of the group by person of the file. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Target group; omitted for a new one. */
  readonly group?: Group | undefined;
  /** Currency of the group. */
  readonly currency: string;
  /** The person of the group that the reader is or will be, as far as it is known. */
  readonly own: string | undefined;
}

/** Contents of a file: counts, period, balances, and unreadable rows. */
export function FileSummary({ file, mapping, group, currency, own }: FileSummaryProps) {
  const t = useT();
  const preview = useMemo(
    () =>
      previewImport({ ...file, entries: file.entries.filter(isStorable) }, { mapping, currency }),
    [file, mapping, currency],
  );
  const joined = useJoined();
  const { dateRange, money } = useFormatter({ currencies: Object.keys(preview.balances) });
  const bad = useMemo(
    (): readonly RowError[] => [
      ...file.errors,
      ...file.entries
        .filter((entry) => !isStorable(entry))
        .map(({ line }) => ({ line, code: 'broken-row' as const })),
    ],
    [file],
  );
  const nameOf = new Map([
    ...file.people.map(({ key, name }) => [mapping[key] ?? key, name] as const),
    ...Object.entries(group?.people ?? {}).map(([id, { name }]) => [id, name] as const),
  ]);
  const ownName = nameOf.get(own ?? '');
  const said = file.entries.flatMap(({ comments = [] }) => comments);
  const { from, to, matches } = preview;
  return (
    <Card title={FORMAT_NAME[file.format]}>
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {joined([
            t('importing:found', { count: file.entries.length }),
            t('common:people', { count: file.people.length }),
            from === undefined || to === undefined ? undefined : dateRange(from, to),
          ])}
        </p>
        {Object.entries(preview.balances).map(([currency, byPerson]) => (
          <ul key={currency} className={styles['balances']}>
            {Object.entries(byPerson).map(([key, minor]) => (
              <li key={key}>
                {balanceText(t, {
                  name: key === own ? undefined : (nameOf.get(key) ?? ''),
                  minor,
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
        {bad.length === 0 ? null : <RowErrors rows={bad} />}
        <DroppedList
          dropped={file.dropped}
          budgets={group === undefined ? 0 : (file.budgets?.length ?? 0)}
          history={file.activity?.length ?? 0}
          said={said.filter(({ by }) => by !== ownName).length}
        />
      </div>
    </Card>
  );
}

/** Names of programs and file formats, which aren't translated. */
const FORMAT_NAME = {
  'splitwise-csv': 'Splitwise CSV',
  'spliit-csv': 'Spliit CSV',
  'spliit-json': 'Spliit JSON',
  'splitpro-csv': 'SplitPro CSV',
  'settle-up-csv': 'Settle Up CSV',
  'splid-csv': 'Splid CSV',
  'ihatemoney-csv': 'IHateMoney CSV',
  'ihatemoney-json': 'IHateMoney JSON',
  'cospend-csv': 'Cospend CSV',
  'tricount-csv': 'Tricount CSV',
  'tricount-json': 'Tricount JSON',
  'quits-csv': 'Quits CSV',
  'quits-json': 'Quits JSON',
} satisfies Record<ImportFormat, string>;
