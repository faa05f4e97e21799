import { useT } from '@quits/i18n/react';
import type { JoinedDevice } from '@quits/product/second-device/schema.ts';
import { useJoined } from '../../text/use-joined.ts';

/** Returns a function that names a device by its browser and system. */
export function useDeviceName(): (device: JoinedDevice) => string {
  const t = useT();
  const joined = useJoined();
  return ({ browser, system }) => joined([browser, system]) || t('account:deviceUnknown');
}
