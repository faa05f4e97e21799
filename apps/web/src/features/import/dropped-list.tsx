import type { MessageKey } from '@quits/i18n';
import { useT } from '@quits/i18n/react';
import type { Dropped } from '@quits/ledger/files';
import styles from './import-screen.module.css';

/** Props of {@link DroppedList}. */
export interface DroppedListProps {
  readonly dropped: readonly Dropped[];
  /** Number of budgets that the group doesn't take over. */
  readonly budgets: number;
  /** Number of entries of the log, which nobody can write again. */
  readonly history: number;
  /** Number of comments of others, which become the importer's. */
  readonly said: number;
}

/** Changes made during the import, by kind and number; renders nothing if there are none. */
export function DroppedList({ dropped, budgets, history, said }: DroppedListProps) {
  const t = useT();
  if (dropped.length + budgets + history + said === 0) return null;
  return (
    <div className={styles['dropped']}>
      <p className={styles['note']}>{t('importing:changed')}</p>
      <ul>
        {dropped.map(({ kind, count }) => (
          <li key={kind}>{t(TEXT[kind], { number: count })}</li>
        ))}
        {history === 0 ? null : <li>{t('importing:historyStays', { number: history })}</li>}
        {said === 0 ? null : <li>{t('importing:saidByOthers', { number: said })}</li>}
        {budgets === 0 ? null : <li>{t('importing:keepsBudgets', { number: budgets })}</li>}
      </ul>
    </div>
  );
}

const TEXT = {
  deleted: 'importing:wasDeleted',
  'repeat-dropped': 'importing:wasRepeating',
  'original-dropped': 'importing:wasForeign',
  'rate-dropped': 'importing:hadRate',
  'attachments-dropped': 'importing:hadAttachments',
  'weight-assumed': 'importing:weightAssumed',
  'day-moved': 'importing:dayMoved',
  'payers-estimated': 'importing:payersEstimated',
  rounded: 'importing:rounded',
} as const satisfies Record<Dropped['kind'], MessageKey>;
