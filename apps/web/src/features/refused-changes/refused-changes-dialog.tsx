import type { RefusedWrite } from '@quits/firestore';
import { useDatabase, useSyncStatus } from '@quits/firestore/react';
import { useErrorText, useFormat, useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { linkTo } from '../../routing/router-link.tsx';
import { describeWrite } from './describe-write.ts';
import styles from './refused-changes-dialog.module.css';

/** Props of {@link RefusedChangesDialog}. */
export interface RefusedChangesDialogProps {
  readonly onOpenChange: (open: boolean) => void;
}

/** What was not accepted, why, and what can be done: nothing that was typed is lost by itself. */
export function RefusedChangesDialog({ onOpenChange }: RefusedChangesDialogProps) {
  const t = useT();
  const { refused } = useSyncStatus();
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
  readonly write: RefusedWrite;
  readonly onLeave: () => void;
}

function RefusedChange({ write, onLeave }: RefusedChangeProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const database = useDatabase();
  const { what, name, compare } = describeWrite(write);
  const heading = [what === undefined ? undefined : t(what), name].filter(Boolean).join(': ');
  return (
    <li className={styles['change']}>
      <p className={styles['heading']}>{heading === '' ? t('common:changeRefused') : heading}</p>
      <p className={styles['reason']}>
        {errorText(write.error)} <time>{format.moment(write.at)}</time>
      </p>
      <div className={styles['actions']}>
        {compare === undefined ? (
          <Button size="small" onClick={() => database.retryWrite(write.id)}>
            {t('common:retry')}
          </Button>
        ) : (
          <Button size="small" render={linkTo(compare)} onClick={onLeave}>
            {t('expenses:conflictText')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={() => void database.discardWrite(write.id)}>
          {t('common:discard')}
        </Button>
      </div>
    </li>
  );
}
