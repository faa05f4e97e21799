import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useLocale, useT } from '@quits/i18n/react';
import { chooseDigest } from '@quits/product/notifications/choose-digest.ts';
import { DIGEST, digests } from '@quits/product/notifications/collections.ts';
import { Select } from '@quits/ui';
import { useMailOffered } from '../../notifications/use-mail-offered.ts';
import styles from './account-screen.module.css';

const RHYTHMS = ['never', 'daily', 'weekly'] as const;

/** Choice of how often the account gets a summary by email; hidden if the server sends none or the address isn't verified. */
export function DigestSelect({ uid }: { readonly uid: string }) {
  const t = useT();
  const { locale } = useLocale();
  const database = useDatabase();
  const kept = useLiveDocument(digests, { uid, id: DIGEST });
  const isOffered = useMailOffered();

  if (kept.status !== 'ready') return null;
  const chosen = kept.data?.data.every;
  // Summaries can always be turned off, also offline.
  if (chosen === undefined && !isOffered) return null;
  return (
    <div className={styles['form']}>
      <Select
        label={t('notifications:email')}
        hint={t('notifications:emailHint')}
        options={RHYTHMS.map((value) => ({ value, label: t(`notifications:${value}`) }))}
        value={chosen ?? 'never'}
        onValueChange={(value) => {
          const every = value === 'daily' || value === 'weekly' ? value : undefined;
          chooseDigest(database, uid, every && { every, locale });
        }}
      />
    </div>
  );
}
