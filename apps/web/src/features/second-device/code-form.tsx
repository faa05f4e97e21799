import { useAuthMachine, useCustomToken } from '@quits/auth/react';
import type { AppError } from '@quits/errors';
import { useErrorText, useT } from '@quits/i18n/react';
import { readDeviceCode } from '@quits/product/second-device/device-code.ts';
import { joinDevice } from '@quits/product/second-device/devices.ts';
import { Banner, Button, Logo, TextField } from '@quits/ui';
import { type SyntheticEvent, useState } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import styles from './second-device-screen.module.css';

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** Secret of the link that was opened; `undefined` to ask for a code. */
  readonly secret: string | undefined;
  /** Called when the sign-in begins. */
  readonly onToken: () => void;
}

/** Asks for a code, or whether to use the link that was opened: link scanners press no button. */
export function CodeForm({ secret, onToken }: CodeFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { send } = useAuthMachine();
  const { call } = useAccountTools();
  const signIn = useCustomToken();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  // A link works once; afterward the device asks for a code.
  const [isTried, setTried] = useState(false);
  const given = isTried ? undefined : secret;
  const failure = error ?? signIn.error;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const code = given ?? readDeviceCode(typed);
    setInvalid(code === undefined);
    setError(undefined);
    if (code === undefined || isBusy) return;
    setBusy(true);
    const joined = await joinDevice(call, code);
    setBusy(false);
    if (!joined.ok) {
      // Without a connection, the link can be tried again.
      if (!joined.error.code.startsWith('network/')) setTried(true);
      return setError(joined.error);
    }
    setTried(true);
    onToken();
    send({ type: 'CUSTOM_TOKEN', token: joined.value.token });
    return undefined;
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Logo className={styles['mark']} />
      <h1>{t(given === undefined ? 'account:deviceEnter' : 'account:deviceConfirm')}</h1>
      <p className={styles['note']}>
        {t(given === undefined ? 'account:deviceEnterText' : 'account:deviceConfirmText')}
      </p>
      {failure === undefined ? null : <Banner tone="danger">{errorText(failure)}</Banner>}
      {given === undefined ? (
        <TextField
          label={t('auth:code')}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isInvalid ? t('errors:deviceCodeUnknown') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={isBusy || signIn.busy}
      >
        {t('common:continue')}
      </Button>
    </form>
  );
}
