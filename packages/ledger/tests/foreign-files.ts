import type { AmountsByPerson } from '../src/model/expense.ts';
import { toDecimal } from '../src/money/format-amount.ts';

/** A bill as every program can represent it: one payer, bare shares. */
export interface ForeignBill {
  readonly title: string;
  readonly date: string;
  readonly currency: string;
  readonly amount: number;
  readonly payer: string;
  /** By name; sums to the amount. */
  readonly shares: AmountsByPerson;
}

/** People of every file, by name. */
export const NAMES = ['Ana', 'Ben, Dr.', 'Zoë "Z"'];

const money = ({ currency }: ForeignBill, minor: number): string => toDecimal(minor, currency);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const table = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
const sharers = ({ shares }: ForeignBill): string[] => Object.keys(shares);

/** Writes Splitwise's format: net amounts, and the balances at the end. */
export function splitwiseCsv(bills: readonly ForeignBill[], names = NAMES): string {
  const net = (bill: ForeignBill, name: string): number =>
    (name === bill.payer ? bill.amount : 0) - (bill.shares[name] ?? 0);
  const rows = bills.map((bill) => [
    bill.date,
    bill.title,
    'General',
    money(bill, bill.amount),
    bill.currency,
    ...names.map((name) => money(bill, net(bill, name))),
  ]);
  const totals = [...new Set(bills.map(({ currency }) => currency))].map((currency) => {
    const own = bills.filter((bill) => bill.currency === currency);
    const balances = names.map((name) => own.reduce((sum, bill) => sum + net(bill, name), 0));
    const cells = balances.map((balance) => toDecimal(balance, currency));
    return ['2026-12-31', 'Total balance', ' ', ' ', currency, ...cells];
  });
  const header = ['Date', 'Description', 'Category', 'Cost', 'Currency', ...names];
  return table([header, [''], ...rows, [''], ...totals]);
}

/** Writes Spliit's format: amounts in minor units, people by id. */
export function spliitJson(bills: readonly ForeignBill[], names = NAMES): string {
  const id = (name: string): string => `id-${names.indexOf(name)}`;
  const expenses = bills.map((bill, index) => ({
    id: `e${index}`,
    expenseDate: `${bill.date}T00:00:00.000Z`,
    title: bill.title,
    amount: bill.amount,
    paidById: id(bill.payer),
    paidFor: sharers(bill).map((name) => ({ participantId: id(name), shares: bill.shares[name] })),
    isReimbursement: false,
    splitMode: 'BY_AMOUNT',
  }));
  const participants = names.map((name) => ({ id: id(name), name }));
  return JSON.stringify({ name: 'Trip', currencyCode: 'EUR', participants, expenses });
}

/** Writes Spliit's table: the payer's own share is positive, those of others are negative. */
export function spliitCsv(bills: readonly ForeignBill[], names = NAMES): string {
  const header =
    'Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,Is Reimbursement,Split mode';
  const rows = bills.map((bill) => [
    bill.date,
    bill.title,
    'General',
    bill.currency,
    money(bill, bill.amount),
    '',
    '',
    '',
    'No',
    'Unevenly – By amount',
    ...names.map((name) => {
      const share = bill.shares[name] ?? 0;
      return money(bill, name === bill.payer ? share : -share);
    }),
  ]);
  return `\uFEFF${table([[...header.split(','), ...names], ...rows])}`;
}

/** Writes Settle Up's format: lists separated by semicolons. */
export function settleUpCsv(bills: readonly ForeignBill[]): string {
  const header =
    'Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Timezone,Exchange rate,Converted amount,Type,Receipt';
  const rows = bills.map((bill) => [
    bill.payer,
    money(bill, bill.amount),
    bill.currency,
    sharers(bill).join(';'),
    Object.values(bill.shares)
      .map((share) => money(bill, share))
      .join(';'),
    bill.title,
    '🛒',
    `${bill.date} 19:30:00`,
    'Europe/Madrid',
    '',
    '',
    'expense',
    '',
  ]);
  return `\uFEFF${table([header.split(','), ...rows])}`;
}

/** Writes SplitPro's format: what is between the user, who is “You”, and one friend. */
export function splitproCsv(bills: readonly ForeignBill[]): string {
  const header =
    'Paid By,Name,Category,Amount,Split Type,Expense Date,Currency,You Lent,You Owe,Settlement';
  const rows = bills.map((bill) => {
    const isOwn = bill.payer === 'You';
    const others = Object.entries(bill.shares).filter(([name]) => name !== bill.payer);
    const lent = others.reduce((sum, [, share]) => sum + share, 0);
    return [
      bill.payer,
      bill.title,
      'general',
      money(bill, bill.amount),
      'EXACT',
      `${bill.date} 00:00:00`,
      bill.currency,
      isOwn ? money(bill, -lent) : '0',
      isOwn ? '0' : money(bill, -lent),
      '0',
    ];
  });
  return table([header.split(','), ...rows]);
}

/** Writes IHateMoney's format: equal shares of those who owe. */
export function ihatemoneyCsv(bills: readonly ForeignBill[]): string {
  const header = 'what,bill_type,amount,currency,date,payer_name,payer_weight,owers'.split(',');
  const rows = bills.map((bill) => [
    bill.title,
    'Expense',
    money(bill, bill.amount),
    bill.currency,
    bill.date,
    bill.payer,
    '1.0',
    sharers(bill).join(', '),
  ]);
  return table([header, ...rows]);
}

/** The same as JSON. */
export function ihatemoneyJson(bills: readonly ForeignBill[]): string {
  const rows = bills.map((bill) => ({
    what: bill.title,
    bill_type: 'Expense',
    amount: Number(money(bill, bill.amount)),
    currency: bill.currency,
    date: bill.date,
    payer_name: bill.payer,
    payer_weight: 1,
    owers: sharers(bill),
  }));
  return JSON.stringify(rows);
}

/** Writes Cospend's format: sections, equal shares. */
export function cospendCsv(bills: readonly ForeignBill[], names = NAMES): string {
  const members = names.map((name) => [name, '1', '1', '#aabbcc']);
  const header =
    'what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers,repeat,deleted';
  const rows = bills.map((bill) => [
    bill.title,
    money(bill, bill.amount),
    bill.date,
    '1772393400',
    bill.payer,
    '1',
    '1',
    sharers(bill).join(','),
    'n',
    '0',
  ]);
  return [
    table([['name', 'weight', 'active', 'color'], ...members]),
    table([header.split(','), ...rows]),
    table([
      ['currencyname', 'exchange_rate'],
      ['EUR', '1'],
    ]),
  ].join('\r\n\r\n');
}

/** Tricount tools: a share column for each member. */
export function tricountCsv(bills: readonly ForeignBill[], names = NAMES): string {
  const columns = names.flatMap((name) => [`Share ${name}`, `Allocation Type ${name}`]);
  const header = ['Date', 'Description', 'Who Paid', 'Total', 'Currency', ...columns];
  const rows = bills.map((bill) => [
    bill.date,
    bill.title,
    bill.payer,
    money(bill, bill.amount),
    bill.currency,
    ...names.flatMap((name) => [money(bill, bill.shares[name] ?? 0), 'AMOUNT']),
  ]);
  return table([header, ...rows], ';');
}

/** Writes the format of Tricount's own response. */
export function tricountJson(bills: readonly ForeignBill[], names = NAMES): string {
  const member = (name: string) => ({
    RegistryMembershipNonUser: { alias: { display_name: name } },
  });
  const value = (bill: ForeignBill, minor: number) => ({
    value: money(bill, -minor),
    currency: bill.currency,
  });
  const entries = bills.map((bill, index) => ({
    uuid: `u-${index}`,
    type_transaction: 'NORMAL',
    description: bill.title,
    date: `${bill.date} 19:30:00.000000`,
    amount: value(bill, bill.amount),
    membership_owned: member(bill.payer),
    allocations: Object.entries(bill.shares).map(([name, share]) => ({
      membership: member(name),
      amount: value(bill, share),
      type: 'AMOUNT',
    })),
  }));
  const registry = {
    title: 'Trip',
    currency: 'EUR',
    memberships: names.map(member),
    all_registry_entry: entries.map((entry) => ({ RegistryEntry: entry })),
  };
  return JSON.stringify({ Response: [{ Registry: registry }] });
}
