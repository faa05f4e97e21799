import type { AppError, Result } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Select } from '@quits/ui';
import { useState } from 'react';
import { removeMember, setRole } from '@quits/product/person/change-members.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { roleSchema } from '@quits/product/values/common.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { ROLE_HINT, ROLE_TEXT } from '@quits/product/person/role-text.ts';
import { PersonBalance } from './person-balance.tsx';
import styles from './settings.module.css';
import { useDropPhoto } from './use-drop-photo.ts';

/** Props of {@link MemberControls}. */
export interface MemberControlsProps {
  /** The account. */
  readonly member: string;
  readonly name: string;
  readonly onRemoved: () => void;
}

/** Owner's controls for a member: role and removal. */
export function MemberControls({ member, name, onRemoved }: MemberControlsProps) {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const { uid } = useRights();
  const database = useDatabase();
  const dropPhoto = useDropPhoto();
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<AppError>();
  const role = group.data.roles[member] ?? 'viewer';
  const personId = ownPersonId(group.data, member);
  const request = { group, uid, member };

  function tell(result: Result<unknown, AppError>): boolean {
    setError(result.ok ? undefined : result.error);
    return result.ok;
  }

  return (
    <div className={`${styles['stack']} ${styles['separated']}`}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <Select
        label={t('settings:role')}
        hint={t(ROLE_HINT[role])}
        value={role}
        options={roleSchema.options.toReversed().map((one) => ({
          value: one,
          label: t(ROLE_TEXT[one]),
        }))}
        onValueChange={(value) => {
          const chosen = roleSchema.options.find((one) => one === value);
          if (chosen !== undefined) tell(setRole(database, request, chosen));
        }}
      />
      {member === uid ? null : asked ? (
        <Banner
          tone="warning"
          title={t('groups:removeMember', { name })}
          actions={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  const removed = removeMember(database, request);
                  if (removed.ok) dropPhoto(member, removed.value);
                  if (tell(removed)) onRemoved();
                }}
              >
                {t('common:remove')}
              </Button>
              <Button variant="quiet" onClick={() => setAsked(false)}>
                {t('common:cancel')}
              </Button>
            </>
          }
        >
          {personId === undefined ? null : <PersonBalance personId={personId} name={name} />}
          <p>{t('settings:removeText')}</p>
        </Banner>
      ) : (
        <div className={styles['actions']}>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t('groups:removeMember', { name })}
          </Button>
        </div>
      )}
    </div>
  );
}
