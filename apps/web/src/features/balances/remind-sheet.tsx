import { useFormatter, useT } from '@quits/i18n/react';
import type { Payment } from '@quits/product/balances/balance-sheets.ts';
import { payerAccount } from '@quits/product/reminders/payer-account.ts';
import type { RemindedAmounts } from '@quits/product/reminders/schema.ts';
import { reminderText } from '@quits/product/payment/reminder-text.ts';
import { Button, Icon, Link, Sheet, TextArea } from '@quits/ui';
import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePaymentDetails } from '../../data/use-payment-details.ts';
import { usePayMethodName } from '../../money/use-pay-method-name.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useLabelled } from '../../text/use-labelled.ts';
import { SendReminder } from './send-reminder.tsx';
import { shareText } from '@quits/app-platform/device/share-text.ts';

/** Props of {@link RemindSheet}. */
export interface RemindSheetProps {
  readonly payment: Payment;
  readonly currency: string;
  /** The payer's debts in all currencies. */
  readonly amounts: RemindedAmounts;
  /** The reader's account, which is owed. */
  readonly uid: string;
  readonly onClose: () => void;
}

/** A reminder to read, edit and send with any other app, with the ways to pay the reader. */
export function RemindSheet({ payment, currency, amounts, uid, onClose }: RemindSheetProps) {
  const t = useT();
  const { money } = useFormatter();
  const labelled = useLabelled();
  const nameOf = usePayMethodName();
  const { id: groupId, data } = useGroup();
  const group = data.name;
  const payer = payerAccount(data, payment, currency);
  const canShare = 'share' in navigator;
  const field = useRef<HTMLTextAreaElement>(null);
  const [edited, setEdited] = useState<string>();
  const { read } = usePaymentDetails(uid);
  const details = read?.ok === true ? read.value : undefined;
  const { name } = payment.from;
  const text =
    edited ??
    reminderText(
      details,
      { amount: payment.minor, currency, note: group },
      {
        intro: t('balances:remindText', { name, group, amount: money(payment.minor, currency) }),
        ways: t('balances:remindWays'),
        labelled,
        nameOf,
      },
    );

  async function share(): Promise<void> {
    const result = await shareText(text);
    if (result === 'copied') notices.show({ text: t('common:copied') });
    if (result === 'refused') field.current?.select();
    else if (result !== 'left') onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('balances:remindTitle', { name })}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button
            variant="primary"
            icon={<Icon glyph={canShare ? Share2 : Copy} size="small" />}
            onClick={() => void share()}
          >
            {canShare ? t('common:share') : t('balances:payCopy')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <TextArea
        ref={field}
        label={t('balances:remindTitle', { name })}
        hideLabel
        value={text}
        rows={Math.min(text.split('\n').length + 3, 12)}
        onChange={(event) => setEdited(event.target.value)}
      />
      {read?.ok === true && details === undefined ? (
        <p>
          <Link render={linkTo(paths.account())}>{t('balances:remindAdd')}</Link>
        </p>
      ) : null}
      {payer === undefined ? null : (
        <SendReminder {...{ groupId, to: payer, amounts, name, onSent: onClose }} />
      )}
    </Sheet>
  );
}
