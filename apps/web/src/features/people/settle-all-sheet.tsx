import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import type { Contact } from '@quits/product/between/contacts.ts';
import { type Due, type DueSum, sumDues } from '@quits/product/between/dues.ts';
import { settleAll, settlementsOf, undoSettlements } from '@quits/product/between/settle-all.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { Button, List, ListRow, Sheet } from '@quits/ui';
import { useCloseWhenAsked } from '../../debts/use-close-when-asked.ts';
import type { Paying } from '../../debts/pay-way.tsx';
import { WaysToPay } from '../../debts/ways-to-pay.tsx';
import { Amount } from '../../money/amount.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './people.module.css';

/** Props of {@link SettleAllSheet}. */
export interface SettleAllSheetProps {
  readonly uid: string;
  readonly contact: Contact;
  /** The contact's groups. */
  readonly groups: readonly Doc<Group>[];
  /** The amounts to settle. */
  readonly dues: readonly Due[];
  /** Groups with amounts in which the reader can't record payments. */
  readonly excluded: readonly Doc<Group>[];
  readonly onClose: () => void;
}

/** Settles everything between the reader and a contact: says who pays, how, and records a payment in each group. */
export function SettleAllSheet(props: SettleAllSheetProps) {
  const { uid, contact, groups, dues, excluded, onClose } = props;
  const t = useT();
  const { money, list } = useFormatter();
  const errorText = useErrorText();
  const database = useDatabase();
  const labelled = useLabelled();
  const { name, places } = contact;
  const sums = sumDues(dues);
  const debts = sums.filter(({ minor }) => minor < 0);
  const payee = places.find((place) => place.uid !== undefined)?.uid;
  const nameOf = (groupId: string) => groups.find(({ id }) => id === groupId)?.data.name ?? '';

  useCloseWhenAsked(onClose);

  function record(): void {
    const payments = settlementsOf(dues, new Date());
    settleAll(database, uid, payments);
    notices.show({
      text: t('people:recorded'),
      action: { label: t('common:undo'), onPress: () => void undo(payments) },
    });
    onClose();
  }

  async function undo(payments: ReturnType<typeof settlementsOf>): Promise<void> {
    const undone = await undoSettlements(database, uid, payments);
    if (!undone.ok) notices.show({ text: errorText(undone.error) });
  }

  function sentence({ minor, currency }: DueSum): string {
    const amount = money(Math.abs(minor), currency);
    return minor < 0 ? t('you:pay', { to: name, amount }) : t('you:payYou', { from: name, amount });
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={labelled(t('people:settleAll'), name)}
      description={t('people:settleText')}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" onClick={record}>
            {t('people:record')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <div className={styles['sheet']}>
        {sums.length === 0 ? <p>{t('people:even', { name })}</p> : null}
        {sums.map((sum) => (
          <p key={sum.currency} className={styles['net']}>
            {sentence(sum)}
          </p>
        ))}
        {payee === undefined
          ? null
          : debts.map(({ currency, minor }) => (
              <WaysToPay
                key={currency}
                uid={payee}
                name={name}
                request={{ amount: -minor, currency, note: list([...groupNames(currency)]) }}
                paying={{ uid, name, dues: duesOf(currency) }}
              />
            ))}
        <List aria-label={t('people:byGroup')}>
          {dues.map(({ groupId, personId, currency, minor, from, to }) => (
            <ListRow
              key={`${groupId} ${personId} ${currency}`}
              title={nameOf(groupId)}
              description={
                minor < 0 ? t('you:payTo', { to: to.name }) : t('you:paysYou', { from: from.name })
              }
              amount={<Amount minor={Math.abs(minor)} currency={currency} />}
            />
          ))}
        </List>
        {excluded.length === 0 ? null : (
          <p className={styles['note']}>
            {t('people:excluded', { groups: list(excluded.map(({ data }) => data.name)) })}
          </p>
        )}
      </div>
    </Sheet>
  );

  function duesOf(wanted: string): Paying['dues'] {
    return dues
      .filter(({ currency }) => currency === wanted)
      .map(({ groupId, currency, minor, from, to }) => ({ groupId, currency, minor, from, to }));
  }

  function groupNames(currency: string): ReadonlySet<string> {
    return new Set(
      dues.filter((due) => due.currency === currency).map(({ groupId }) => nameOf(groupId)),
    );
  }
}
