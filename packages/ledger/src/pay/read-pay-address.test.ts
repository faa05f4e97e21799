import { describe, expect, it } from 'vitest';
import { readPayAddress } from './read-pay-address.ts';
import type { PayMethod } from './pay-methods.ts';

describe('readPayAddress', () => {
  it.each<readonly [PayMethod, string, string]>([
    ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['pix', '111.444.777-35', '11144477735'],
    ['upi', ' ana.k@okbank ', 'ana.k@okbank'],
    ['swish', '070-123 45 67', '+46701234567'],
    ['swish', '123 287 74 39', '+461232877439'],
    ['bizum', '612 34 56 78', '+34612345678'],
    ['twint', '0041 79 123 45 67', '+41791234567'],
    ['wero', '+49 170 1234567', '+491701234567'],
    ['wero', 'ana@example.com', 'ana@example.com'],
    ['paypal', 'https://www.paypal.com/paypalme/AnaK/12EUR', 'AnaK'],
    ['paypal', 'paypal.me/AnaK', 'AnaK'],
    ['revolut', '@anak', 'anak'],
    ['wise', 'https://wise.com/pay/me/anak12?ref=x', 'anak12'],
    ['venmo', 'https://account.venmo.com/u/ana-k', 'ana-k'],
  ])('reads as %s: %s', (method, text, address) => {
    expect(readPayAddress(method, text)).toEqual({ ok: true, value: address });
  });

  it.each<readonly [PayMethod, string]>([
    ['upi', 'ana@example.com'],
    ['swish', '+34612345678'],
    ['bizum', '912345678'],
    ['twint', '044 123 45 67'],
    ['wero', '0170 1234567'],
    ['wero', 'ana@'],
    ['paypal', 'javascript:alert(1)'],
    ['revolut', 'https://evil.example/anak'],
    ['wise', '../anak'],
    ['venmo', 'ana'],
  ])('rejects as %s: %s', (method, text) => {
    expect(readPayAddress(method, text)).toEqual({ ok: false, error: { code: 'format' } });
  });

  it('rejects blank text', () => {
    expect(readPayAddress('paypal', ' ')).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it('reads what it returns', () => {
    for (const [method, text] of [
      ['iban', 'DE89370400440532013000'],
      ['swish', '+461232877439'],
      ['pix', '+5511987654321'],
    ] as const) {
      expect(readPayAddress(method, text)).toEqual({ ok: true, value: text });
    }
  });
});
