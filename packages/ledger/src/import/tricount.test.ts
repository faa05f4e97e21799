import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';
import { previewImport } from './preview.ts';

describe('Tricount', () => {
  it('reads the plain CSV', () => {
    const csv = [
      'Who Paid;Total;Currency;Description;When;Involved;File Names;Attachment URLs;Category',
      'Ana;100.00;EUR;Dinner;2026-03-01 19:30:00;Ana, Ben, Cy;;;FOOD',
      'Ben;-12.00;EUR;Refund;2026-03-02 19:30:00;Ana, Ben;;;UNCATEGORIZED',
    ].join('\n');
    const file = readFile(csv);
    expect(file).toMatchObject({ format: 'tricount-csv', errors: [] });
    expect(file.entries[0]).toMatchObject({
      amount: 10000,
      category: 'FOOD',
      split: { mode: 'equal' },
    });
    expect(file.entries[1]).toMatchObject({ kind: 'income', amount: 1200 });
    expect(previewImport(file).spent).toEqual({ EUR: 8800 });
  });

  it('reads the CSV with shares', () => {
    const csv = [
      'Date;Time;Description;Who Paid;Total;Currency;Local Total;Local Currency;Exchange Rate;Share Ana;Share Ben;Local Share Ana;Local Share Ben;Allocation Type Ana;Allocation Type Ben;Share Ratio Ana;Share Ratio Ben;Category;Custom Category;Transaction Type;Entry Type;Status;Involved;File Names;Attachment URLs;Transaction ID;Transaction UUID;Created;Updated',
      '2026-03-01;19:30:00;Dinner;Ana;36.0;USD;33.12;EUR;0.92;29.0;7.0;26.68;6.44;AMOUNT;AMOUNT;;;FOOD;Pizza;NORMAL;MANUAL;ACTIVE;Ana, Ben;;;1;u-1;;',
      '2026-03-02;19:30:00;Back;Ben;5.0;EUR;5.0;EUR;1;5.0;0.0;5.0;0.0;AMOUNT;;;;;;BALANCE;MANUAL;ACTIVE;Ana;;;2;u-2;;',
    ].join('\n');
    const { entries, errors, dropped } = readFile(csv);
    expect(errors).toEqual([]);
    expect(dropped).toEqual([{ kind: 'original-dropped', count: 1 }]);
    expect(entries[0]).toMatchObject({
      amount: 3600,
      currency: 'USD',
      notes: '33.12 EUR',
      category: 'Pizza',
      shares: { p1: 2900, p2: 700 },
      split: { mode: 'exact' },
    });
    expect(entries[1]).toMatchObject({ kind: 'payment', payers: { p2: 500 }, shares: { p1: 500 } });
  });

  it('reads the JSON, ratios included', () => {
    const member = (name: string) => ({
      RegistryMembershipNonUser: { alias: { display_name: name } },
    });
    const money = (value: string) => ({ value, currency: 'EUR' });
    const part = (name: string, value: string, share_ratio: number) => ({
      membership: member(name),
      amount: money(value),
      amount_local: money(value),
      type: 'RATIO',
      share_ratio,
    });
    const entry = {
      uuid: 'u-1',
      type_transaction: 'NORMAL',
      description: 'Dinner',
      date: '2026-03-01 19:30:00.000000',
      amount: money('-100.00'),
      amount_local: money('-100.00'),
      membership_owned: member('Ana'),
      category: 'UNCATEGORIZED',
      allocations: [part('Ana', '-66.66', 2), part('Ben', '-33.33', 1)],
    };
    const registry = {
      title: 'Trip',
      currency: 'EUR',
      memberships: [member('Ana'), member('Ben')],
      all_registry_entry: [{ RegistryEntry: entry }],
    };
    const file = readFile(JSON.stringify({ Response: [{ Registry: registry }] }));
    expect(file).toMatchObject({ format: 'tricount-json', name: 'Trip', errors: [] });
    expect(file.entries[0]).toMatchObject({
      amount: 10000,
      shares: { p1: 6667, p2: 3333 },
      split: { mode: 'weights', inputs: { p1: '2', p2: '1' } },
    });
    expect(readFile(JSON.stringify(registry)).entries[0]?.id).toBe(file.entries[0]?.id);
  });
});
