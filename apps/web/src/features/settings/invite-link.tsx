import { useT } from '@quits/i18n/react';
import { Button, QrCode, TextField } from '@quits/ui';
import { useRef, useState } from 'react';
import styles from './settings.module.css';

/** Props of {@link InviteLink}. */
export interface InviteLinkProps {
  readonly link: string;
  readonly groupName: string;
}

/** A link to copy, to share or to scan. */
export function InviteLink({ link, groupName }: InviteLinkProps) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** If clipboard access is denied, selects the link so that the user can copy it. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.focus();
    }
  }

  /** Shares the link; closing the system's sheet is a cancellation, not a failure. */
  async function share(): Promise<void> {
    await navigator.share({ title: groupName, url: link }).catch(() => undefined);
  }

  return (
    <div className={styles['link']}>
      <TextField
        ref={field}
        label={t('groups:inviteLink')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? t('common:copied') : t('groups:inviteCopy')}
        </Button>
        {'share' in navigator ? (
          <Button onClick={() => void share()}>{t('common:share')}</Button>
        ) : null}
      </div>
      <QrCode value={link} label={t('groups:joinTitle', { group: groupName })} />
    </div>
  );
}
