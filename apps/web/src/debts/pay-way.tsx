import { useFormatter, useT } from '@quits/i18n/react';
import type { PayRequest, WayToPay } from '@quits/ledger/pay';
import {
  dropShownPayment,
  keepOpenedPayment,
  type OpenedPayment,
} from '@quits/product/between/opened-payment.ts';
import { Button, Icon, QrCode, TextField } from '@quits/ui';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePayMethodName } from '../money/use-pay-method-name.ts';
import { useLabelled } from '../text/use-labelled.ts';
import styles from './debts.module.css';

/** Payment that the app asks about when the reader returns from paying. */
export interface Paying {
  /** The reader's account. */
  readonly uid: string;
  /** Name of the payee. */
  readonly name: string;
  readonly dues: OpenedPayment['dues'];
}

/** Props of {@link PayWay}. */
export interface PayWayProps {
  readonly way: WayToPay;
  /** Name of the account's holder. */
  readonly holder: string;
  readonly request: PayRequest;
  readonly paying: Paying | undefined;
}

/** One way to pay: a link on a phone, a code for a phone's camera elsewhere, and texts to copy. */
export function PayWay({ way, holder, request, paying }: PayWayProps) {
  const t = useT();
  const { money } = useFormatter();
  const nameOf = usePayMethodName();
  const { method, address, link, qr, code, hasAmount } = way;
  const name = nameOf(method);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  // Only phones have the apps that open other schemes.
  const opens = link !== undefined && (isPhone || link.startsWith('https:'));
  const amount = money(request.amount, request.currency);
  const shows = qr !== undefined && !isPhone;
  function keep(isFollowed: boolean): void {
    if (paying === undefined) return;
    const { uid, name: payee, dues } = paying;
    const { amount: minor, currency } = request;
    keepOpenedPayment(uid, { at: Date.now(), isFollowed, name: payee, minor, currency, dues });
  }
  // Some apps have no link: people copy an address into them.
  const followed = () => keep(true);
  const keepShown = useEffectEvent(() => keep(false));
  const forget = useEffectEvent(() => {
    if (paying !== undefined) dropShownPayment(paying.uid);
  });
  useEffect(() => {
    if (!shows) return undefined;
    keepShown();
    return () => forget();
  }, [shows]);
  return (
    <>
      {opens ? (
        <Button
          variant={isPhone ? 'primary' : 'secondary'}
          icon={<Icon glyph={ExternalLink} size="small" />}
          render={(props) => (
            <a {...props} href={link} target="_blank" rel="noopener noreferrer" onClick={followed}>
              {props.children}
            </a>
          )}
        >
          {t('balances:payOpen', { app: name })}
        </Button>
      ) : null}
      {shows ? (
        <figure className={styles['scan']}>
          <QrCode value={qr} label={t('balances:payScan')} className={styles['code']} />
          <figcaption>{t('balances:payScan')}</figcaption>
        </figure>
      ) : null}
      {hasAmount && (isPhone ? opens || code !== undefined : true) ? null : (
        <p className={styles['note']}>{t('balances:payEnter', { amount })}</p>
      )}
      {code === undefined ? null : <CopyField label={name} value={code} onCopied={followed} />}
      <CopyField label={name} value={address} onCopied={followed} />
      {method === 'iban' ? (
        <CopyField label={t('account:payHolder')} value={holder} onCopied={followed} />
      ) : null}
    </>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCopied: () => void;
}

/** A text to copy; if clipboard access is denied, it is selected for copying by hand. */
function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const t = useT();
  const labelled = useLabelled();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied();
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
