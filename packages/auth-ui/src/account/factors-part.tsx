import type { UserSnapshot } from '@quits/auth';
import { useMultiFactor } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, List, ListRow, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { takeFocus } from '../forms/take-focus.ts';
import { AccountPart } from './account-part.tsx';
import styles from './account.module.css';
import { FactorCode } from './factor-code.tsx';

/** Second factors: the existing ones, and adding an app or a phone. */
export function FactorsPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, error, busy, addTotp, addSms, remove, cancel } = useMultiFactor();
  const [phone, setPhone] = useState<string>();
  const enrolling = flow !== undefined && flow.type !== 'unenroll';

  function submitPhone(event: FormEvent): void {
    event.preventDefault();
    if (phone !== undefined && phone.trim() !== '') addSms(phone.trim());
  }

  return (
    <AccountPart title={t('account:secondFactor')}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {user.factors.length > 0 ? (
        <List>
          {user.factors.map(({ uid, type, name, phoneNumber }) => {
            const shown =
              name ?? phoneNumber ?? t(type === 'totp' ? 'account:authenticator' : 'auth:phone');
            return (
              <ListRow
                key={uid}
                title={shown}
                action={
                  <Button
                    size="small"
                    loading={busy}
                    aria-label={t('account:removeFactor', { name: shown })}
                    onClick={() => remove(uid)}
                  >
                    {t('common:remove')}
                  </Button>
                }
              />
            );
          })}
        </List>
      ) : (
        <p className={styles['value']}>{t('account:secondFactorOff')}</p>
      )}
      {enrolling && flow.status === 'needsVerifiedEmail' ? (
        <Banner tone="warning">{t('errors:emailNotVerified')}</Banner>
      ) : null}
      {enrolling && flow.status === 'done' ? (
        <Banner tone="success">{t('account:recoveryNote')}</Banner>
      ) : null}
      {enrolling && (flow.status === 'code' || flow.status === 'verifying') ? (
        <FactorCode flow={flow} busy={busy} />
      ) : phone === undefined && flow?.type !== 'enrollSms' ? (
        <div className={styles['actions']}>
          <Button loading={busy} onClick={addTotp}>
            {t('account:addTotp')}
          </Button>
          <Button onClick={() => setPhone('')}>{t('account:addSms')}</Button>
        </div>
      ) : (
        <form ref={takeFocus} onSubmit={submitPhone} noValidate className={styles['form']}>
          <TextField
            label={t('auth:phone')}
            type="tel"
            name="tel"
            autoComplete="tel"
            inputMode="tel"
            dir="ltr"
            value={phone ?? ''}
            onChange={(event) => setPhone(event.target.value)}
          />
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" loading={busy}>
              {t('auth:sendCode')}
            </Button>
            <Button
              onClick={() => {
                setPhone(undefined);
                cancel();
              }}
            >
              {t('common:cancel')}
            </Button>
          </div>
        </form>
      )}
    </AccountPart>
  );
}
