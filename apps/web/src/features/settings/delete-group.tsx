import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Dialog, Progress, TextField } from '@quits/ui';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteGroup } from '../../data/actions/delete-group.ts';
import { useDeleteFiles } from '../../files/delete-files.tsx';
import { useGroup } from '../../group-context/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import styles from './settings.module.css';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly error: AppError };

/** Deletes the group for everyone, after its name was typed; goes on where it was interrupted. */
export function DeleteGroup() {
  const t = useT();
  const errorText = useErrorText();
  const { id: groupId, data } = useGroup();
  const database = useDatabase();
  const deleteFiles = useDeleteFiles();
  const navigate = useNavigate();
  const form = useId();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>({ step: 'idle' });
  const isDeleting = state.step === 'deleting';
  const isConfirmed = typed.trim() === data.name;

  async function remove(): Promise<void> {
    setState({ step: 'deleting' });
    const done = await deleteGroup(database, { groupId, deleteFiles });
    if (done.ok) {
      await navigate(paths.groups(), { replace: true });
      return;
    }
    setState({ step: 'failed', error: done.error });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed && !isDeleting) void remove();
  }

  const failure =
    state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null;
  const progress = isDeleting ? <Progress label={t('settings:deleting')} /> : null;

  if (data.deletingAt !== undefined && !asked) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{t('settings:deletingOpen')}</p>
        {failure}
        {progress ?? (
          <div className={styles['actions']}>
            <Button kind="danger" onClick={() => void remove()}>
              {t('common:continue')}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>{t('groups:deleteText')}</p>
      <div className={styles['actions']}>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t('groups:deleteGroup')}
        </Button>
      </div>
      <Dialog
        open={asked}
        onOpenChange={(open) => {
          if (!isDeleting) setAsked(open);
        }}
        kind="alert"
        title={t('groups:deleteGroup')}
        description={t('groups:deleteText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            <Button
              type="submit"
              form={form}
              kind="danger"
              disabled={!isConfirmed}
              state={isDeleting ? 'busy' : 'ready'}
            >
              {t('common:delete')}
            </Button>
            <Button kind="quiet" disabled={isDeleting} onClick={() => setAsked(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate className={styles['stack']}>
          {failure}
          {progress}
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
