import { newId } from '@quits/firestore';
import { useDatabase, useLiveQuery } from '@quits/firestore/react';
import { useFormat, useT } from '@quits/i18n/react';
import { Button, Card, Select } from '@quits/ui';
import { useState } from 'react';
import { createInvite } from '../../data/actions/create-invite.ts';
import { invites } from '../../data/collections.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useRights } from '../../group-context/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { InviteLink } from './invite-link.tsx';
import { InviteList } from './invite-list.tsx';
import { ROLE_HINT, ROLE_TEXT } from './role-text.ts';
import styles from './settings.module.css';

const ROLES = ['editor', 'viewer'] as const;
const DAYS = [1, 7, 30, 365] as const;
const USES = [1, 5, 50, 1000] as const;

/** Makes links by which others join, and shows those that there are. */
export function InviteSection() {
  const t = useT();
  const { number } = useFormat();
  const group = useGroup();
  const { uid } = useRights();
  const database = useDatabase();
  const [role, setRole] = useState<(typeof ROLES)[number]>('editor');
  const [days, setDays] = useState<number>(30);
  const [uses, setUses] = useState<number>(50);
  const [made, setMade] = useState<{ readonly key: string; readonly link: string }>();
  const list = useLiveQuery(invites, { groupId: group.id }, (query) =>
    query.orderBy('expiresAt', 'desc'),
  );

  async function create(): Promise<void> {
    const { inviteId, secret } = await createInvite(database, {
      groupId: group.id,
      group: group.data,
      uid,
      role,
      days,
      uses,
      now: Date.now(),
    });
    const path = paths.join(group.id, inviteId);
    setMade({ key: newId(), link: `${window.location.origin}${path}#${secret}` });
  }

  return (
    <Card title={t('groups:inviteTitle')}>
      <div className={styles['stack']}>
        <p className={styles['note']}>
          {t('groups:inviteText', { role: t(ROLE_TEXT[role]) })} {t(ROLE_HINT[role])}.
        </p>
        <div className={styles['line']}>
          <Select
            className={styles['short'] ?? ''}
            label={t('settings:role')}
            value={role}
            options={ROLES.map((one) => ({ value: one, label: t(ROLE_TEXT[one]) }))}
            onValueChange={(value) => setRole(value === 'viewer' ? 'viewer' : 'editor')}
          />
          <Select
            className={styles['short'] ?? ''}
            label={t('settings:lifetime')}
            value={String(days)}
            options={DAYS.map((one) => ({
              value: String(one),
              label: number(one, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
            }))}
            onValueChange={(value) => setDays(Number(value))}
          />
          <Select
            className={styles['short'] ?? ''}
            label={t('settings:uses')}
            value={String(uses)}
            options={USES.map((one) => ({ value: String(one), label: number(one) }))}
            onValueChange={(value) => setUses(Number(value))}
          />
          <Button onClick={() => void create()}>{t('groups:inviteCreate')}</Button>
        </div>
        {made === undefined ? null : (
          <InviteLink key={made.key} link={made.link} groupName={group.data.name} />
        )}
        {list.status === 'ready' ? <InviteList invites={list.data} /> : null}
      </div>
    </Card>
  );
}
