import { useT } from '@quits/i18n/react';
import type { ToastManager } from '@quits/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { updates } from './service-worker.ts';

/** Offers a new version; it isn’t activated until the user accepts. */
export function useUpdateNotice(notices: ToastManager): void {
  const t = useT();
  const take = useStore(updates, (state) => state.take);
  useEffect(() => {
    if (take === undefined) return;
    notices.show({
      id: 'update',
      text: t('common:updateAvailable'),
      action: { label: t('common:reload'), onPress: take },
      duration: Infinity,
    });
  }, [notices, take, t]);
}
