import { convertInverse, formatDecimal, impliedRate, isDate } from '@quits/ledger';
import type { Conversion } from '../expense/new-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import { type AmountProblem, readAmount } from './read-amounts.ts';
import { readConversion } from './read-conversion.ts';
import { typedAmount } from './typed-amount.ts';

/** A payment of a debt as typed. */
export interface PaymentForm extends Pick<ExpenseForm, 'amountText' | 'currency' | 'conversion'> {
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** A debt, in minor units of its currency. */
export interface Debt {
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** A rate that the group used before. */
interface KnownRate {
  readonly rate: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** A payment that was read from a form. */
export interface ReadPayment extends Debt {
  readonly date: string;
  /** Minor units in the currency of the debt. */
  readonly counted: number;
  /** Empty if the payment is in the currency of the debt. */
  readonly conversion: Conversion;
}

/** Reasons why a form can't be saved, by field. */
export interface PaymentProblems {
  readonly amount?: AmountProblem;
  readonly counted?: 'unreadable' | 'ambiguous';
  readonly date?: 'missing';
}

/** Result of {@link readPayment}. */
export type PaymentReading =
  | { readonly ok: true; readonly payment: ReadPayment }
  | { readonly ok: false; readonly problems: PaymentProblems };

const NO_CONVERSION: ExpenseForm['conversion'] = { typed: 'rate', text: '' };

/** Creates the form that pays a debt in full. */
export function startPayment(debt: Debt, date: string, locale: string): PaymentForm {
  return {
    amountText: typedAmount(debt.minor, debt.currency, locale),
    currency: debt.currency,
    conversion: NO_CONVERSION,
    date,
  };
}

/**
 * Changes the currency of a payment, so that it still pays the debt in full: by the last rate if one is known, else with the
 * amount left to type.
 */
export function payIn(
  form: PaymentForm,
  currency: string,
  {
    debt,
    last,
    locale,
  }: { readonly debt: Debt; readonly last: KnownRate | undefined; readonly locale: string },
): PaymentForm {
  if (currency === debt.currency) return { ...startPayment(debt, form.date, locale), currency };
  const paid =
    last && convertInverse(debt.minor, { from: currency, to: debt.currency, rate: last.rate });
  if (last === undefined || paid === undefined || !paid.ok || paid.value < 1) {
    const text = typedAmount(debt.minor, debt.currency, locale);
    return { ...form, amountText: '', currency, conversion: { typed: 'amount', text } };
  }
  return {
    ...form,
    amountText: typedAmount(paid.value, currency, locale),
    currency,
    conversion: { typed: 'rate', text: formatDecimal(last.rate, locale), takenFrom: last.date },
  };
}

/** Reads a payment of a debt; in another currency, it needs the amount that it counts as. */
export function readPayment(form: PaymentForm, debt: Debt, locale: string): PaymentReading {
  const minor = readAmount(form.amountText, { currency: form.currency, locale });
  const dateProblem: PaymentProblems = isDate(form.date) ? {} : { date: 'missing' };
  if (typeof minor !== 'number') return { ok: false, problems: { ...dateProblem, amount: minor } };
  if (form.currency === debt.currency) {
    if (dateProblem.date !== undefined) return { ok: false, problems: dateProblem };
    const { currency, date } = form;
    return { ok: true, payment: { minor, currency, date, counted: minor, conversion: {} } };
  }
  const read = readConversion(form, minor, { groupCurrency: debt.currency, locale });
  if (!read.ok) return { ok: false, problems: { ...dateProblem, counted: read.problem } };
  const counted = read.conversion.groupAmount;
  if (counted === undefined)
    return { ok: false, problems: { ...dateProblem, counted: 'unreadable' } };
  if (dateProblem.date !== undefined) return { ok: false, problems: dateProblem };
  const { currency, date } = form;
  return { ok: true, payment: { minor, currency, date, counted, conversion: read.conversion } };
}

/** Reduces a payment of more than is owed to exactly that; `undefined` if nothing is owed. */
export function payExactly(payment: ReadPayment, owed: Debt): ReadPayment | undefined {
  if (owed.minor < 1) return undefined;
  const { currency, conversion } = payment;
  if (conversion.rate === undefined) return { ...payment, minor: owed.minor, counted: owed.minor };
  const both = { from: currency, to: owed.currency };
  const paid = convertInverse(owed.minor, { ...both, rate: conversion.rate });
  if (!paid.ok || paid.value < 1) return undefined;
  const rate = impliedRate({ from: paid.value, to: owed.minor }, both);
  if (!rate.ok) return undefined;
  return {
    ...payment,
    minor: paid.value,
    counted: owed.minor,
    conversion: { ...conversion, groupAmount: owed.minor, rate: rate.value, rateSource: 'amount' },
  };
}
