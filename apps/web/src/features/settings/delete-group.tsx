import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Dialog, Progress, TextField } from '@quits/ui';
import { type FormEvent, useId, useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import { useGroupDeletion } from '../../own-groups/use-group-deletion.ts';
import styles from './settings.module.css';

/** Deletes the group for everyone, after its name was typed. */
export function DeleteGroup() {
  const t = useT();
  const errorText = useErrorText();
  const { id: groupId, data } = useGroup();
  const form = useId();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [state, remove] = useGroupDeletion(groupId);
  const isDeleting = state.step === 'deleting';
  const isConfirmed = typed.trim() === data.name;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed) remove();
  }

  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>{t('groups:deleteText')}</p>
      <div className={styles['actions']}>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {t('groups:deleteGroup')}
        </Button>
      </div>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        variant="alert"
        title={t('groups:deleteGroup')}
        description={t('groups:deleteText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            <Button
              type="submit"
              form={form}
              variant="danger"
              disabled={!isConfirmed}
              loading={isDeleting}
            >
              {t('common:delete')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              {t(isDeleting ? 'common:close' : 'common:cancel')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate className={styles['stack']}>
          {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
          {isDeleting ? <Progress label={t('settings:deleting')} /> : null}
          <TextField
            label={t('settings:confirmName', { name: data.name })}
            value={typed}
            autoComplete="off"
            readOnly={isDeleting}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </Dialog>
    </div>
  );
}
