import { useT } from '@quits/i18n/react';
import { useIsOwn } from '../group-people/use-is-own.ts';

/** Someone who pays or is paid: a person of the open group, or a household. */
export interface PaymentSide {
  readonly id: string;
  readonly name: string;
}

/** Payer and payee. */
interface PaymentSides {
  readonly from: PaymentSide;
  readonly to: PaymentSide;
}

/** Sentences about a payment or a debt; the reader is “you” in each. */
export interface PaymentText {
  /** Payer and payee. */
  readonly paysTo: (sides: PaymentSides) => string;
  /** Payer, payee and amount. */
  readonly pays: (sides: PaymentSides, amount: string) => string;
  /** Debtor, creditor and amount. */
  readonly owes: (sides: PaymentSides, amount: string) => string;
  /** Names the reasons of a debt. */
  readonly whyOwes: (sides: PaymentSides) => string;
}

/** See {@link PaymentText}. */
export function usePaymentText(): PaymentText {
  const t = useT();
  const isOwn = useIsOwn();
  return {
    paysTo({ from, to }) {
      if (isOwn(from.id)) return t('you:payTo', { to: to.name });
      if (isOwn(to.id)) return t('you:paysYou', { from: from.name });
      return t('balances:paysTo', { from: from.name, to: to.name });
    },
    pays({ from, to }, amount) {
      if (isOwn(from.id)) return t('you:pay', { to: to.name, amount });
      if (isOwn(to.id)) return t('you:payYou', { from: from.name, amount });
      return t('balances:pays', { from: from.name, to: to.name, amount });
    },
    owes({ from, to }, amount) {
      if (isOwn(from.id)) return t('you:owe', { to: to.name, amount });
      if (isOwn(to.id)) return t('you:owesYou', { from: from.name, amount });
      return t('balances:owesTo', { from: from.name, to: to.name, amount });
    },
    whyOwes({ from, to }) {
      if (isOwn(from.id)) return t('you:whyOwe', { to: to.name });
      if (isOwn(to.id)) return t('you:whyOwesYou', { from: from.name });
      return t('balances:whyTitle', { from: from.name, to: to.name });
    },
  };
}
