import type { AuthMachine } from '@quits/auth';
import { useAuthMachine } from '@quits/auth/react';
import type { AppError } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import type { JoinedDevice } from '@quits/product/second-device/schema.ts';
import { removeDevices } from '@quits/product/second-device/devices.ts';
import { Button, Dialog } from '@quits/ui';
import { useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useDeviceName } from './use-device-name.ts';
import styles from './account-screen.module.css';

/** Begins a new session with a custom token; resolves with whether that worked. */
function signInWithToken({ store, send }: AuthMachine, token: string): Promise<boolean> {
  return new Promise((resolve) => {
    send({ type: 'CUSTOM_TOKEN', token });
    const look = () => {
      const { flow } = store.getState();
      if (flow.type === 'customToken' && flow.status === 'submitting') return;
      stop();
      resolve(flow.type === 'customToken' && flow.status === 'done');
    };
    const stop = store.subscribe(look);
  });
}

/** Props of {@link DeviceList}. */
export interface DeviceListProps {
  readonly devices: readonly Doc<JoinedDevice>[];
  /** Whether this device can remove the others. */
  readonly mayRemove: boolean;
}

/** Other devices of a guest, and a button that removes them. */
export function DeviceList({ devices, mayRemove }: DeviceListProps) {
  const t = useT();
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const nameOf = useDeviceName();
  const machine = useAuthMachine();
  const { call } = useAccountTools();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  if (devices.length === 0) return null;

  async function remove(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const removed = await removeDevices(call, (token) => signInWithToken(machine, token));
    setBusy(false);
    if (!removed.ok) return setError(removed.error);
    setAsking(false);
    notices.show({ text: t('account:deviceRemoved') });
    return undefined;
  }

  return (
    <>
      <ul className={styles['devices']}>
        {devices.map(({ id, data }) => (
          <li key={id}>
            {data.at === null
              ? nameOf(data)
              : t('account:deviceAdded', { device: nameOf(data), time: dateTime(data.at) })}
          </li>
        ))}
      </ul>
      {mayRemove ? (
        <Button onClick={() => setAsking(true)}>{t('account:deviceRemove')}</Button>
      ) : null}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        variant="alert"
        title={t('account:deviceRemove')}
        description={t('account:deviceRemoveText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
              {t('common:remove')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('common:cancel')}</Button>
          </>
        }
      >
        {error === undefined ? null : <p role="alert">{errorText(error)}</p>}
      </Dialog>
    </>
  );
}
