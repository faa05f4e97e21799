import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../money/format-amount.ts';
import { exportHtml, type ExportHtmlOptions } from './export-html.ts';
import type { ExportedExpense, ExportedGroup } from './export-types.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './html-script.ts';

const options: ExportHtmlOptions = {
  lang: 'en-US',
  dir: 'ltr',
  texts: {
    balances: 'Balances',
    expenses: 'Expenses',
    activity: 'Activity',
    search: 'Search',
    kind: 'Type',
    all: 'All',
    kinds: { expense: 'Expense', payment: 'Payment', income: 'Income' },
    total: 'Total',
    date: 'Date',
    title: 'Description',
    category: 'Category',
    paidBy: 'Paid by',
    share: 'Share',
    amount: 'Amount',
    receipts: 'Receipts',
    footer: 'Exported',
  },
  money: (minor, currency) => formatAmount(minor, { currency, locale: 'en-US' }),
  date: (date) => date,
  time: (at) => at.slice(0, 10),
  list: (names) => names.join(', '),
  category: (category) => category,
  event: ({ what }) => (typeof what === 'string' ? what : undefined),
};

const wood: ExportedExpense = {
  id: 'x1',
  kind: 'expense',
  title: 'Wood',
  date: '2026-03-01',
  category: 'Home',
  currency: 'EUR',
  amount: 1050,
  payers: { u1: 1050 },
  shares: { u1: 525, u2: 525 },
  split: { mode: 'equal', inputs: ['u1', 'u2'] },
};
const group: ExportedGroup = {
  name: 'Cabin',
  emoji: '🏕️',
  currency: 'EUR',
  people: [
    { id: 'u1', name: 'Ana' },
    { id: 'u2', name: 'Ben' },
  ],
  expenses: [wood],
};

describe('exportHtml', () => {
  it('is one page with the balances, the expenses and what was said about them', () => {
    const receipt = { id: 'r', name: 'Bill.png', type: 'image/png', file: 'receipts/x1/r.png' };
    const comments = [{ by: 'Ben', at: '2026-03-02T10:00:00Z', text: 'Dry?' }];
    const page = exportHtml(
      {
        ...group,
        expenses: [{ ...wood, comments, receipts: [receipt], notes: 'Birch' }],
        activity: [{ what: 'Ana added Wood' }, {}],
      },
      options,
    );
    expect(page).toContain('<title>Cabin</title>');
    expect(page).toMatch(/Ana<\/span><span class="plus">\+€5\.25/);
    expect(page).toMatch(/Ben<\/span><span class="minus">[-−]€5\.25/);
    expect(page).toContain('<p>Birch</p><p>Ben, 2026-03-02: Dry?</p>');
    expect(page).toContain('<a href="receipts/x1/r.png">Bill.png</a>');
    expect(page).toContain('<li>Ana added Wood</li>');
    expect(page.match(/(?:src|href)=/g)).toEqual(['href=']);
    expect(page).not.toMatch(/https?:|\bimport[ (]|type="module"/);
  });

  it('counts conversions as the group does', () => {
    const taxi = { ...wood, id: 'x2', currency: 'USD', amount: 1000, groupAmount: 900 };
    const parts = { payers: { u1: 1000 }, shares: { u2: 1000 } };
    const past = {
      ...wood,
      ...parts,
      id: 'x3',
      amount: 1000,
      converted: { currency: 'JPY', amount: 500 },
    };
    const page = exportHtml({ ...group, expenses: [{ ...taxi, ...parts }, past] }, options);
    expect(page).toContain('+€9.00');
    expect(page).toContain('+¥500');
    expect(page).not.toMatch(/\+\$/);
  });

  it('runs no other script than its own, which its policy names', () => {
    const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
    expect(PAGE_SCRIPT_HASH).toBe(`sha256-${hash}`);
    expect(exportHtml(group, options)).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; script-src '${PAGE_SCRIPT_HASH}'"`,
    );
    expect(PAGE_SCRIPT).not.toContain('</');
  });

  it('escapes whatever people write', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='alert(1)",
        '</title></style></script><svg onload=alert(1)>',
        '&lt;b&gt;',
        'a\u0000b\u001bc',
      ),
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'a', '=', '\n') }),
    );
    const plain = exportHtml(group, options).match(/<[a-z]+/gi)?.length;
    fc.assert(
      fc.property(hostile, (text) => {
        const people = group.people.map(({ id }) => ({ id, name: text }));
        const expense = { ...wood, title: text, category: text };
        const page = exportHtml(
          { ...group, name: text, emoji: text, people, expenses: [expense] },
          options,
        );
        expect(page.match(/<[a-z]+/gi)).toHaveLength(plain ?? 0);
        // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
        expect(page).not.toMatch(/[\u0000-\u0008\u001b]/);
        const attributes = page.match(/<tr data-[^>]*>/g) ?? [];
        expect(attributes).toEqual([
          '<tr data-kind="expense" data-amount="1050" data-currency="EUR" data-digits="2">',
        ]);
      }),
    );
  });
});
