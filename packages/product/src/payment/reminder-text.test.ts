import { expect, it } from 'vitest';
import { reminderText } from './reminder-text.ts';

const texts = {
  intro: 'You owe me.',
  ways: 'Pay me here:',
  labelled: (label: string, value: string) => `${label}: ${value}`,
  nameOf: (method: string) => method.toUpperCase(),
};
const request = { amount: 1250, currency: 'EUR', note: 'Trip' };
const addresses = { iban: 'DE89370400440532013000', paypal: 'anak', swish: '+46701234567' };

it('lists the ways that fit the currency, with links where they are web addresses', () => {
  expect(reminderText({ name: 'Ana', addresses }, request, texts)).toBe(
    'You owe me.\n\nPay me here:\nIBAN: DE89 3704 0044 0532 0130 00 (Ana)\nPAYPAL: https://paypal.me/anak/12.50EUR',
  );
  const rupees = { ...request, currency: 'INR' };
  expect(reminderText({ name: 'Ana', addresses: { upi: 'ana@okbank' } }, rupees, texts)).toContain(
    '\nUPI: ana@okbank',
  );
});

it('is the introduction alone without a way to pay', () => {
  expect(reminderText(undefined, request, texts)).toBe('You owe me.');
  const swish = { name: 'Ana', addresses: { swish: '+46701234567' } };
  expect(reminderText(swish, request, texts)).toBe('You owe me.');
});
