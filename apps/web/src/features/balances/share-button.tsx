import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Icon } from '@quits/ui';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { notices } from '../../platform/notices/notices.ts';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import styles from './balances-screen.module.css';
import { shareText } from '@quits/app-platform/device/share-text.ts';
import { loadShareByHand } from './pay-sheets.ts';

const ShareByHand = lazy(async () => ({ default: (await loadShareByHand()).ShareByHand }));

/** Props of {@link ShareButton}. */
export interface ShareButtonProps {
  readonly groupName: string;
  readonly payments: readonly (Payment & { readonly currency: string })[];
}

/** Shares the payments as text, with everybody's name since others read it; if that fails, shows it selected for manual copying. */
export function ShareButton({ groupName, payments }: ShareButtonProps) {
  const t = useT();
  const { money } = useFormatter();
  const [byHand, setByHand] = useState<string>();

  async function share(): Promise<void> {
    const lines = payments.map(({ from, to, minor, currency }) =>
      t('balances:pays', { from: from.name, to: to.name, amount: money(minor, currency) }),
    );
    const text = [t('balances:shareIntro', { group: groupName }), ...lines].join('\n');
    const result = await shareText(text);
    if (result === 'copied') notices.show({ text: t('common:copied') });
    setByHand(result === 'refused' ? text : undefined);
  }

  return (
    <>
      <Button
        className={styles['share']}
        size="small"
        variant="quiet"
        icon={<Icon glyph={Share2} size="small" />}
        onClick={() => void share()}
      >
        {t('common:share')}
      </Button>
      {byHand === undefined ? null : (
        <Suspense>
          <ShareByHand text={byHand} onClose={() => setByHand(undefined)} />
        </Suspense>
      )}
    </>
  );
}
