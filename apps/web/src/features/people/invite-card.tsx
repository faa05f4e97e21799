import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Card, TextField } from '@quits/ui';
import { useState } from 'react';
import { createInvite } from '../../data/actions/create-invite.ts';
import type { Group } from '../../data/schemas/group.ts';
import { paths } from '../../routing/paths.ts';
import styles from './people-screen.module.css';

/** Props of {@link InviteCard}. */
export interface InviteCardProps {
  readonly group: Doc<Group>;
  readonly uid: string;
}

/** Makes a link by which others join; it is shown once, because only its holder knows the secret. */
export function InviteCard({ group, uid }: InviteCardProps) {
  const t = useT();
  const database = useDatabase();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);

  async function create(): Promise<void> {
    const { inviteId, secret } = await createInvite(database, {
      groupId: group.id,
      group: group.data,
      uid,
      role: 'editor',
      now: Date.now(),
    });
    const path = paths.join(group.id, inviteId);
    setLink(`${window.location.origin}${path}#${secret}`);
    setCopied(false);
  }

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <Card title={t('groups:inviteTitle')}>
      <p className={styles['note']}>{t('groups:inviteText', { role: t('groups:editor') })}</p>
      {link === undefined ? (
        <Button onClick={() => void create()}>{t('groups:inviteCreate')}</Button>
      ) : (
        <div className={styles['link']}>
          <TextField
            label={t('groups:inviteLink')}
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy(link)}>
            {copied ? t('common:copied') : t('groups:inviteCopy')}
          </Button>
        </div>
      )}
    </Card>
  );
}
