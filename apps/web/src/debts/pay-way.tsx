import { useFormatter, useT } from '@quits/i18n/react';
import type { PayRequest, WayToPay } from '@quits/ledger/pay';
import { Button, Icon, QrCode, TextField } from '@quits/ui';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePayMethodName } from '../money/use-pay-method-name.ts';
import { useLabelled } from '../text/use-labelled.ts';
import styles from './debts.module.css';

/** Props of {@link PayWay}. */
export interface PayWayProps {
  readonly way: WayToPay;
  /** Name of the account's holder. */
  readonly holder: string;
  readonly request: PayRequest;
}

/** One way to pay: a link on a phone, a code for a phone's camera elsewhere, and texts to copy. */
export function PayWay({ way, holder, request }: PayWayProps) {
  const t = useT();
  const { money } = useFormatter();
  const nameOf = usePayMethodName();
  const { method, address, link, qr, code, hasAmount } = way;
  const name = nameOf(method);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  // Only phones have the apps that open other schemes.
  const opens = link !== undefined && (isPhone || link.startsWith('https:'));
  const amount = money(request.amount, request.currency);
  return (
    <>
      {opens ? (
        <Button
          variant={isPhone ? 'primary' : 'secondary'}
          icon={<Icon glyph={ExternalLink} size="small" />}
          render={(props) => (
            <a {...props} href={link} target="_blank" rel="noopener noreferrer">
              {props.children}
            </a>
          )}
        >
          {t('balances:payOpen', { app: name })}
        </Button>
      ) : null}
      {qr !== undefined && !isPhone ? (
        <figure className={styles['scan']}>
          <QrCode value={qr} label={t('balances:payScan')} className={styles['code']} />
          <figcaption>{t('balances:payScan')}</figcaption>
        </figure>
      ) : null}
      {hasAmount && (isPhone ? opens || code !== undefined : true) ? null : (
        <p className={styles['note']}>{t('balances:payEnter', { amount })}</p>
      )}
      {code === undefined ? null : <CopyField label={name} value={code} />}
      <CopyField label={name} value={address} />
      {method === 'iban' ? <CopyField label={t('account:payHolder')} value={holder} /> : null}
    </>
  );
}

/** A text to copy; if clipboard access is denied, it is selected for copying by hand. */
function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useT();
  const labelled = useLabelled();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      field.current?.focus();
    }
  }

  return (
    <TextField
      ref={field}
      label={label}
      value={value}
      readOnly
      onFocus={(event) => event.target.select()}
      end={
        <Button
          size="small"
          variant="quiet"
          icon={<Icon glyph={copied ? Check : Copy} size="small" />}
          aria-label={labelled(t(copied ? 'common:copied' : 'balances:payCopy'), value)}
          onClick={() => void copy()}
        >
          {t(copied ? 'common:copied' : 'balances:payCopy')}
        </Button>
      }
    />
  );
}
