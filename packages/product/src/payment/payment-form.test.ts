import { expect, it } from 'vitest';
import { readPaymentForm } from './payment-form.ts';

const form = {
  method: 'iban',
  address: 'de89 3704 0044 0532 0130 00',
  name: ' Ana ',
  bic: '',
} as const;
const before = { name: 'Anna', bic: 'COBADEFF', addresses: { paypal: 'anak' } } as const;

it('adds a method to the stored ones', () => {
  expect(readPaymentForm(form, { ...before })).toEqual({
    ok: true,
    value: { name: 'Ana', addresses: { paypal: 'anak', iban: 'DE89370400440532013000' } },
  });
  const venmo = { ...form, method: 'venmo', address: '@ana-k' } as const;
  expect(readPaymentForm(venmo, { ...before })).toEqual({
    ok: true,
    value: { name: 'Ana', bic: 'COBADEFF', addresses: { paypal: 'anak', venmo: 'ana-k' } },
  });
});

it('reads a BIC as typed', () => {
  expect(readPaymentForm({ ...form, bic: 'coba deff' }, undefined)).toMatchObject({
    value: { bic: 'COBADEFF' },
  });
});

it('names the fields to correct', () => {
  const wrong = { ...form, address: 'DE88', name: ' ', bic: 'X' };
  expect(readPaymentForm(wrong, undefined)).toEqual({
    ok: false,
    error: ['address', 'name', 'bic'],
  });
  const long = { ...form, name: 'x'.repeat(81) };
  expect(readPaymentForm(long, undefined)).toEqual({ ok: false, error: ['name'] });
  const endless = { ...form, method: 'upi', address: `${'a'.repeat(80)}@bank` } as const;
  expect(readPaymentForm(endless, undefined)).toEqual({ ok: false, error: ['address'] });
});
