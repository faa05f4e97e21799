import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Progress } from '@quits/ui';
import type { ReactNode } from 'react';
import { isOwner } from '@quits/product/access.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useGroupDeletion } from './use-group-deletion.ts';

/** Props of {@link DeletingNotice}. */
export interface DeletingNoticeProps {
  /** A group that is being deleted. */
  readonly group: Doc<Group>;
  /** Title that identifies the group, if necessary. */
  readonly title?: ReactNode;
}

/** Notice that a group is being deleted; lets an owner resume an interrupted deletion. */
export function DeletingNotice({ group, title }: DeletingNoticeProps) {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid ?? '';
  const [state, run] = useGroupDeletion(group.id);
  const mayGoOn = isOwner(group.data, uid) && state.step !== 'deleting';
  const text = t('settings:deletingOpen');
  return (
    <Banner
      tone="warning"
      title={title ?? text}
      actions={
        mayGoOn ? (
          <Button variant="danger" onClick={run}>
            {t('common:continueDeleting')}
          </Button>
        ) : undefined
      }
    >
      {title === undefined ? null : <p>{text}</p>}
      {state.step === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
      {state.step === 'deleting' ? <Progress label={t('settings:deleting')} /> : null}
    </Banner>
  );
}
