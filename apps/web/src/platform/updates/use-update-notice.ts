import { useT } from '@quits/i18n/react';
import type { ToastQueue } from '@quits/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { updates } from './service-worker.ts';

/** Offers a new version when there is one; nothing changes under the person's hands until they take it. */
export function useUpdateNotice(notices: ToastQueue): void {
  const t = useT();
  const take = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
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
