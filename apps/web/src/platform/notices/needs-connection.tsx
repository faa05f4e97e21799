import { useT } from '@quits/i18n/react';
import { useEffect } from 'react';
import { notices } from './notices.ts';

/** Closes a sheet whose code isn't on the device, and says why. */
export function NeedsConnection({ onClose }: { readonly onClose: () => void }): null {
  const t = useT();
  useEffect(() => {
    notices.show({ text: t('errors:needsConnection') });
    onClose();
  }, [onClose, t]);
  return null;
}
