import { useDatabase } from '@quits/firestore/react';
import type { AppError } from '@quits/errors';
import { useErrorText, useT } from '@quits/i18n/react';
import { PAY_METHODS, type PayMethod } from '@quits/ledger/pay';
import { changeDetails } from '@quits/product/payment/change-details.ts';
import { readPaymentForm } from '@quits/product/payment/payment-form.ts';
import type { PaymentDetails } from '@quits/product/payment/schema.ts';
import { Button, Select, Sheet, TextField } from '@quits/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { usePayMethodName } from '../../money/use-pay-method-name.ts';
import styles from './account-screen.module.css';

/** Props of {@link PaymentSheet}. */
export interface PaymentSheetProps {
  readonly uid: string;
  /** Proposed name of the account's holder. */
  readonly holder: string;
  /** The stored details. */
  readonly details: PaymentDetails | undefined;
  /** The method that is edited; `undefined` adds another. */
  readonly method: PayMethod | undefined;
  /** Called with the details as they are stored then. */
  readonly onSaved: (details: PaymentDetails | undefined) => void;
  readonly onClose: () => void;
}

/** Words of standards, the same in all languages. */
const STANDARD = { iban: 'IBAN', upi: 'UPI ID', bic: 'BIC' } as const;

/** Adds or changes a way to pay the account. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { uid, holder, details, method, onSaved, onClose } = props;
  const t = useT();
  const database = useDatabase();
  const nameOf = usePayMethodName();
  const formId = useId();
  const free = PAY_METHODS.filter((one) => one === method || details?.addresses[one] === undefined);
  const [form, setForm] = useState(() => {
    const chosen = method ?? free[0] ?? 'iban';
    return {
      method: chosen,
      address: details?.addresses[chosen] ?? '',
      name: holder,
      bic: details?.bic ?? '',
    };
  });
  const [tried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<AppError>();
  const errorText = useErrorText();
  const read = readPaymentForm(form, details);
  const problems: readonly string[] = read.ok || !tried ? [] : read.error;
  const problem = (field: string) =>
    problems.includes(field) ? t('account:payInvalid') : undefined;

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setError(undefined);
    if (!read.ok || isSaving) return;
    setSaving(true);
    const { value } = read;
    const changed = await changeDetails(database, uid, (stored) => {
      // Another device may have changed the details since.
      const again = readPaymentForm(form, stored);
      return again.ok ? again.value : value;
    });
    setSaving(false);
    if (!changed.ok) return setError(changed.error);
    onSaved(changed.value);
    return onClose();
  }

  const label = {
    iban: STANDARD.iban,
    upi: STANDARD.upi,
    pix: t('account:payPixKey'),
    wero: t('account:payPhoneOrEmail'),
    bizum: t('account:payPhone'),
    twint: t('account:payPhone'),
    swish: t('account:payPhone'),
    paypal: t('account:payUsername'),
    revolut: t('account:payUsername'),
    wise: t('account:payUsername'),
    venmo: t('account:payUsername'),
  }[form.method];

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={method === undefined ? t('account:payAdd') : nameOf(method)}
      description={t('account:paymentText')}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} loading={isSaving}>
            {t('common:save')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['fields']}
        onSubmit={(event) => void save(event)}
        noValidate
      >
        {method === undefined ? (
          <Select
            label={t('account:payMethod')}
            value={form.method}
            options={free.map((one) => ({ value: one, label: nameOf(one) }))}
            onValueChange={(value) => {
              const chosen = free.find((one) => one === value);
              if (chosen !== undefined) setForm({ ...form, method: chosen });
            }}
          />
        ) : null}
        <TextField
          label={label}
          value={form.address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={problem('address')}
          onChange={(event) => setForm({ ...form, address: event.target.value })}
        />
        {form.method === 'iban' ? (
          <TextField
            label={STANDARD.bic}
            note={t('common:optional')}
            value={form.bic}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            error={problem('bic')}
            onChange={(event) => setForm({ ...form, bic: event.target.value })}
          />
        ) : null}
        <TextField
          label={t('account:payHolder')}
          value={form.name}
          autoComplete="name"
          error={problem('name')}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
        />
        {error === undefined ? null : <p role="alert">{errorText(error)}</p>}
      </form>
    </Sheet>
  );
}
