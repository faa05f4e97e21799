import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useGroupDeletion } from '../../own-groups/use-group-deletion.ts';
import styles from './groups-screen.module.css';

/** Deletes the example group with all its data. */
export function RemoveExample({ groupId }: { readonly groupId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const [state, remove] = useGroupDeletion(groupId);
  return (
    <div className={styles['example']}>
      {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      <Button variant="quiet" align="edge" loading={state.step === 'deleting'} onClick={remove}>
        {t('groups:removeExample')}
      </Button>
    </div>
  );
}
