import { useT } from '@quits/i18n/react';
import { Button, Icon, QrCode, TextField } from '@quits/ui';
import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './group-invites.module.css';

/** Props of {@link InviteLink}. */
export interface InviteLinkProps {
  readonly link: string;
  readonly groupName: string;
}

/** A link to copy, to share or to scan. */
export function InviteLink({ link, groupName }: InviteLinkProps) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const mayShare = 'share' in navigator;
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
        {mayShare ? (
          <Button
            variant="primary"
            icon={<Icon glyph={Share2} size="small" />}
            onClick={() => void share()}
          >
            {t('common:share')}
          </Button>
        ) : null}
        <Button
          variant={mayShare ? 'secondary' : 'primary'}
          icon={<Icon glyph={copied ? Check : Copy} size="small" />}
          onClick={() => void copy()}
        >
          {copied ? t('common:copied') : t('groups:inviteCopy')}
        </Button>
      </div>
      <QrCode
        className={styles['code']}
        value={link}
        label={t('groups:joinTitle', { group: groupName })}
      />
    </div>
  );
}
