import { useUser } from '@quits/auth/react';
import { firstResultWithin, type RejectedWrite, type WriteBatch } from '@quits/firestore';
import { useDatabase, useSyncStatus } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { deleteExpense } from '@quits/product/expense/change-expense.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { rebasedChange } from '@quits/product/refused/rebased-change.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useJoined } from '../../text/use-joined.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import { notices } from '../../platform/notices/notices.ts';
import { describeWrite } from '@quits/product/refused/describe-write.ts';
import styles from './refused-changes-dialog.module.css';

/** Props of {@link RefusedChangesDialog}. */
export interface RefusedChangesDialogProps {
  readonly onOpenChange: (open: boolean) => void;
}

/** Rejected changes with reason and actions; no input is lost without a decision. */
export function RefusedChangesDialog({ onOpenChange }: RefusedChangesDialogProps) {
  const t = useT();
  const { rejected: refused } = useSyncStatus();
  return (
    <Dialog
      open={refused.length > 0}
      onOpenChange={onOpenChange}
      title={t('common:changeRefused')}
      labels={{ close: t('common:close') }}
    >
      <ul className={styles['list']}>
        {refused.map((write) => (
          <RefusedChange key={write.id} write={write} onLeave={() => onOpenChange(false)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface RefusedChangeProps {
  readonly write: RejectedWrite;
  readonly onLeave: () => void;
}

function RefusedChange({ write, onLeave }: RefusedChangeProps) {
  const t = useT();
  const format = useFormatter();
  const errorText = useErrorText();
  const joined = useJoined();
  const labelled = useLabelled();
  const database = useDatabase();
  const uid = useUser()?.uid;
  const { what, name, changes, compare, deletion, isOutdated } = describeWrite(write);
  const heading = labelled(t(what ?? 'common:changeRefused'), name);
  const keepMine = rebasedChange(write, { over: true });

  async function deleteAnyway(): Promise<void> {
    if (deletion === undefined || uid === undefined) return;
    const { groupId, expenseId: id } = deletion;
    const found = await firstResultWithin(database.liveDocument(expenses, { groupId, id }));
    const state = found.ok ? found.value : ({ status: 'failed', error: found.error } as const);
    if (state.status === 'failed') notices.show({ text: errorText(state.error) });
    if (state.status !== 'ready') return;
    await database.discardWrite(write.id);
    if (state.data === undefined || state.data.data.deletedAt !== undefined) return;
    deleteExpense(database, { groupId, uid, expense: state.data });
  }

  function makeOver(change: (batch: WriteBatch) => void): void {
    database.write(write.label, change, { draft: write.draft, replaces: write.id });
  }

  return (
    <li className={styles['change']}>
      <p className={styles['heading']}>{heading}</p>
      <p className={styles['reason']}>
        {t('common:sentences', {
          first: errorText(write.error),
          second: joined([
            format.dateTime(write.at),
            changes > 1 ? t('common:changeCount', { count: changes }) : undefined,
          ]),
        })}
      </p>
      {isOutdated && compare === undefined && deletion === undefined ? (
        <p>
          <strong>{t('expenses:updateToSend')}</strong> {t('expenses:updateToSendText')}
        </p>
      ) : null}
      <div className={styles['actions']}>
        {compare !== undefined ? (
          <Button
            size="small"
            render={linkTo(paths.editExpense(compare.groupId, compare.expenseId))}
            onClick={onLeave}
          >
            {t('entry:compare')}
          </Button>
        ) : deletion !== undefined ? (
          <Button size="small" onClick={() => void deleteAnyway()}>
            {t('expenses:deleteAnyway')}
          </Button>
        ) : keepMine !== undefined ? (
          <Button size="small" onClick={() => makeOver(keepMine)}>
            {t('expenses:keepMine')}
          </Button>
        ) : isOutdated ? null : (
          <Button size="small" onClick={() => database.retryWrite(write.id)}>
            {t('common:retry')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => void database.discardWrite(write.id)}>
          {t('common:discardChange')}
        </Button>
      </div>
    </li>
  );
}
