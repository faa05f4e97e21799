import { useT } from '@quits/i18n/react';
import { Card, SegmentedControl } from '@quits/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { appearance, chooseAppearance } from '@quits/app-platform/device/appearance.ts';
import { LanguageSelect } from '@quits/app-platform/device/language-select.tsx';
import { notices } from '../../platform/notices/notices.ts';
import styles from './account-screen.module.css';

/** Language and appearance, remembered on this device and, for an account, on its others. */
export function PreferencesCard({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const chosen = useStore(appearance);

  return (
    <Card title={t('account:preferences')}>
      <div className={styles['form']}>
        <LanguageSelect
          onFailure={() =>
            notices.show({ text: t(navigator.onLine ? 'errors:network' : 'errors:offline') })
          }
        />
        <SegmentedControl
          label={t('common:appearance')}
          hideLabel={false}
          value={chosen}
          segments={[
            { value: 'system', label: t('common:system') },
            { value: 'light', label: t('common:light') },
            { value: 'dark', label: t('common:dark') },
          ]}
          onValueChange={chooseAppearance}
        />
      </div>
      {children}
    </Card>
  );
}
