import { useAuthState } from '@quits/auth/react';
import { getViaRest } from '@quits/firestore';
import { useDatabase, useLiveQuery } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import {
  FUNCTIONS,
  functionsSettings,
  joinedDevices,
} from '@quits/product/second-device/collections.ts';
import { Button, Card } from '@quits/ui';
import { useEffect, useState } from 'react';
import { DeviceCodeSheet } from './device-code-sheet.tsx';
import { DeviceList } from './device-list.tsx';
import styles from './account-screen.module.css';

/** Props of {@link DevicesCard}. */
export interface DevicesCardProps {
  readonly uid: string;
  readonly isGuest: boolean;
}

/**
 * Lets a guest use other devices, and lists them. Somebody who took a code may have turned the guest into an account; the device
 * where the guest began then still shows the list.
 */
export function DevicesCard({ uid, isGuest }: DevicesCardProps) {
  const t = useT();
  const database = useDatabase();
  const claims = useAuthState((state) =>
    state.claims.status === 'none' ? undefined : state.claims.values,
  );
  const isShown = isGuest || isFirst(claims);
  const joined = useLiveQuery(joinedDevices, isShown ? { uid } : undefined);
  const devices = joined.status === 'ready' ? joined.data : [];
  const [isOffered, setOffered] = useState<boolean>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const found = await getViaRest(database, functionsSettings, { id: FUNCTIONS });
      if (isCurrent && found.ok) setOffered(found.value !== undefined);
    }
    if (isGuest) void look();
    return () => {
      isCurrent = false;
    };
  }, [database, isGuest]);

  if (!isGuest && devices.length === 0) return null;
  return (
    <Card title={t('account:device')}>
      <div className={styles['form']}>
        {isGuest ? (
          <p className={styles['value']}>
            {t(isOffered === false ? 'account:deviceNotOffered' : 'account:deviceText')}
          </p>
        ) : null}
        {isGuest && isOffered === true ? (
          <Button onClick={() => setOpen(true)}>{t('account:deviceShow')}</Button>
        ) : null}
        <DeviceList devices={devices} mayRemove={claims?.['joined'] === undefined} />
      </div>
      {isOpen ? <DeviceCodeSheet devices={devices} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** Returns whether this session began as a guest, and not with a code. */
function isFirst(claims: Readonly<Record<string, unknown>> | undefined): boolean {
  const firebase: unknown = claims?.['firebase'];
  const provider: unknown =
    typeof firebase === 'object' && firebase !== null
      ? Reflect.get(firebase, 'sign_in_provider')
      : undefined;
  return provider === 'anonymous' || claims?.['first'] === true;
}
