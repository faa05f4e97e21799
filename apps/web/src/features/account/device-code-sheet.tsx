import type { AppError } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { spacedCode } from '@quits/product/second-device/device-code.ts';
import { createDeviceCode, type DeviceCode } from '@quits/product/second-device/devices.ts';
import type { JoinedDevice } from '@quits/product/second-device/schema.ts';
import { Banner, Button, QrCode, Sheet, Skeleton } from '@quits/ui';
import { useEffect, useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { paths } from '../../routing/paths.ts';
import { useDeviceName } from './use-device-name.ts';
import styles from './account-screen.module.css';

/** Props of {@link DeviceCodeSheet}. */
export interface DeviceCodeSheetProps {
  /** Devices that use the account. */
  readonly devices: readonly Doc<JoinedDevice>[];
  readonly onClose: () => void;
}

/** Shows a code for another device until it is used or expired, and which device used it. */
export function DeviceCodeSheet({ devices, onClose }: DeviceCodeSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const { time } = useFormatter();
  const nameOf = useDeviceName();
  const { call } = useAccountTools();
  const [code, setCode] = useState<DeviceCode>();
  const [error, setError] = useState<AppError>();
  const [isExpired, setExpired] = useState(false);
  const [before] = useState(() => new Set(devices.map(({ id }) => id)));
  const joined = devices.find(({ id }) => !before.has(id));
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    async function create(): Promise<void> {
      const made = await createDeviceCode(call);
      if (!isCurrent) return;
      if (made.ok) setCode(made.value);
      else setError(made.error);
    }
    void create();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each attempt makes another code.
  }, [call, attempt]);
  useEffect(() => {
    if (code === undefined) return undefined;
    const timer = setTimeout(() => setExpired(true), Math.max(0, code.expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [code]);

  const isShown = joined === undefined && !isExpired && code !== undefined;
  const address = `${window.location.host}${paths.secondDevice()}`;
  const link = `${window.location.origin}${paths.secondDevice()}#${code?.link ?? ''}`;
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('account:device')}
      labels={{ close: t('common:close') }}
      actions={
        <>
          {joined === undefined && (isExpired || error !== undefined) ? (
            <Button
              variant="primary"
              onClick={() => {
                setError(undefined);
                setExpired(false);
                setCode(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {t(isExpired ? 'account:deviceNew' : 'common:retry')}
            </Button>
          ) : null}
          {isShown ? <CopyLink link={link} /> : null}
          <Button onClick={onClose}>{t('common:done')}</Button>
        </>
      }
    >
      <div className={styles['fields']} aria-live="polite">
        {joined !== undefined ? (
          <Banner tone="success" title={t('account:deviceJoined', { device: nameOf(joined.data) })}>
            {t('account:deviceNotYou')}
          </Banner>
        ) : error !== undefined ? (
          <Banner tone="danger">{errorText(error)}</Banner>
        ) : isExpired ? (
          <Banner tone="warning">{t('errors:deviceCodeExpired')}</Banner>
        ) : code === undefined ? (
          <Skeleton shape="block" label={t('common:loading')} />
        ) : (
          <>
            <p className={styles['value']}>{t('account:deviceScan')}</p>
            <QrCode className={styles['code']} value={link} label={t('account:device')} />
            <p className={styles['value']}>{t('account:deviceType', { address })}</p>
            <p className={styles['typed']} dir="ltr">
              {spacedCode(code.code)}
            </p>
            <p className={styles['value']}>
              {t('account:deviceWarning', { time: time(code.expiresAt) })}
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Copies the link, for a clipboard that both devices share. If the browser denies that, the code is left to type. */
function CopyLink({ link }: { readonly link: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <Button onClick={() => void copy()}>
      {t(isCopied ? 'common:copied' : 'groups:inviteCopy')}
    </Button>
  );
}
