import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isLastOwner, leaveGroup } from '@quits/product/person/leave-group.ts';
import { balancesOfPerson, ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import styles from './settings.module.css';

/** Leaves the group, after a summary of what stays and what is owed. */
export function LeaveGroup() {
  const t = useT();
  const { money } = useFormatter();
  const errorText = useErrorText();
  const group = useGroup();
  const { uid } = useRights();
  const database = useDatabase();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const open = balancesOfPerson(group.data, ownPersonId(group.data, uid));

  function leave(): void {
    const left = leaveGroup(database, { group, uid });
    if (left.ok) void navigate(paths.groups(), { replace: true });
  }

  if (isLastOwner(group.data, uid)) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{errorText({ code: 'group/last-owner' })}</p>
        <div className={styles['actions']}>
          <Button disabled>{t('settings:leave')}</Button>
        </div>
      </div>
    );
  }
  if (!asked) {
    return (
      <div className={styles['actions']}>
        <Button onClick={() => setAsked(true)}>{t('settings:leave')}</Button>
      </div>
    );
  }
  return (
    <Banner
      tone="warning"
      title={t('settings:leave')}
      actions={
        <>
          <Button variant="danger" onClick={leave}>
            {t('settings:leave')}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <p className={styles['note']}>{t('settings:leaveText')}</p>
      {open.map(({ currency, minor }) => (
        <p key={currency}>
          {t(minor > 0 ? 'balances:youGet' : 'balances:youOwe', {
            amount: money(Math.abs(minor), currency),
          })}
        </p>
      ))}
    </Banner>
  );
}
