import { useDeleteAccount, useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Dialog, Progress } from '@quits/ui';
import { useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { begunRemoval } from '@quits/product/account/begun-removal.ts';
import { needsFate } from '@quits/product/account/needs-fate.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import styles from './account-screen.module.css';
import { GroupFates } from './group-fates.tsx';

/** Deleting the account: what becomes of each group is said, and asked where nobody else owns it. */
export function DeleteCard() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, start, deleteAccount, cancel } = useDeleteAccount();
  const { removal } = useAccountTools();
  const uid = useUser()?.uid ?? '';
  const groups = useOwnGroups();
  const [fates, setFates] = useState(() => begunRemoval(uid)?.fates ?? {});
  const known = groups.status === 'ready' ? groups.data : [];
  const undecided = known.some(({ id, data }) => needsFate(data, uid) && fates[id] === undefined);

  function confirm(): void {
    removal.decide({ fates, neutralName: t('account:formerMember') });
    deleteAccount();
  }

  return (
    <Card title={t('account:deleteTitle')}>
      <div className={styles['form']}>
        <p className={styles['value']}>{t('account:deleteText')}</p>
        <Button variant="danger" onClick={start}>
          {t('account:deleteTitle')}
        </Button>
      </div>
      <Dialog
        variant="alert"
        open={flow !== undefined && flow.status !== 'done'}
        onOpenChange={(open) => {
          if (!open && !busy) cancel();
        }}
        title={t('account:deleteTitle')}
        description={t('account:deleteText')}
        labels={{ close: t('common:cancel') }}
        actions={
          <>
            <Button
              variant="danger"
              loading={busy}
              disabled={undecided || groups.status !== 'ready'}
              onClick={confirm}
            >
              {t('account:deleteConfirm')}
            </Button>
            <Button disabled={busy} onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        {groups.status === 'failed' ? (
          <Banner tone="danger">{errorText(groups.error)}</Banner>
        ) : (
          <GroupFates
            groups={known}
            uid={uid}
            fates={fates}
            onDecide={(groupId, fate) => setFates({ ...fates, [groupId]: fate })}
          />
        )}
        {busy ? <Progress label={t('account:deleting')} /> : null}
      </Dialog>
    </Card>
  );
}
