import { useDeleteAccount } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Dialog, Progress } from '@quits/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Props of {@link DeleteCard}. */
export interface DeleteCardProps {
  /** Text that explains what is deleted and what stays. */
  readonly text: string;
  /** Whether the user is a guest, who has data but no account. @default false */
  readonly isGuest?: boolean;
  /** Whether the additional questions are answered. @default true */
  readonly ready?: boolean;
  /** Called before the deletion begins. */
  readonly onConfirm?: () => void;
  /** Additional questions of the dialog. */
  readonly children?: ReactNode;
}

/** Card that deletes the account after confirmation. */
export function DeleteCard({
  text,
  isGuest = false,
  ready = true,
  onConfirm,
  children,
}: DeleteCardProps) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, start, deleteAccount, cancel } = useDeleteAccount();

  const title = t(isGuest ? 'account:deleteTitleGuest' : 'account:deleteTitle');

  function confirm(): void {
    onConfirm?.();
    deleteAccount();
  }

  return (
    <Card title={title}>
      <div className={styles['form']}>
        <p className={styles['value']}>{text}</p>
        <Button variant="danger" onClick={start}>
          {title}
        </Button>
      </div>
      <Dialog
        variant="alert"
        open={flow !== undefined && flow.status !== 'done'}
        onOpenChange={(open) => {
          if (!open && !busy) cancel();
        }}
        title={title}
        description={text}
        labels={{ close: t('common:cancel') }}
        actions={
          <>
            <Button variant="danger" loading={busy} disabled={!ready} onClick={confirm}>
              {t(isGuest ? 'account:deleteTitleGuest' : 'account:deleteConfirm')}
            </Button>
            <Button disabled={busy} onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        {children}
        {busy ? <Progress label={t('account:deleting')} /> : null}
      </Dialog>
    </Card>
  );
}
