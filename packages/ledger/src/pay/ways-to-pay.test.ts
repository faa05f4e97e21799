import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAY_METHODS } from './pay-methods.ts';
import { readPayAddress } from './read-pay-address.ts';
import { type PayDetails, waysToPay } from './ways-to-pay.ts';

const details: PayDetails = {
  name: 'Ana Kovač',
  addresses: {
    iban: 'DE89370400440532013000',
    wero: '+491701234567',
    bizum: '+34612345678',
    twint: '+41791234567',
    swish: '+46701234567',
    pix: 'ana@example.com',
    upi: 'ana.k@okbank',
    paypal: 'anak',
    revolut: 'anak',
    wise: 'anak12',
    venmo: 'ana-k',
  },
};

const request = (currency: string, amount = 1250) => ({
  amount,
  currency,
  note: 'Lake house & co',
});

const ways = (currency: string, amount?: number) => waysToPay(details, request(currency, amount));
const methods = (currency: string) => ways(currency).map(({ method }) => method);
const way = (currency: string, method: string, amount?: number) =>
  ways(currency, amount).find((one) => one.method === method);

describe('waysToPay', () => {
  it('offers what transfers the currency', () => {
    const anywhere = ['paypal', 'revolut', 'wise'];
    expect(methods('EUR')).toEqual(['iban', 'wero', 'bizum', ...anywhere]);
    expect(methods('CHF')).toEqual(['iban', 'twint', ...anywhere]);
    expect(methods('SEK')).toEqual(['iban', 'swish', ...anywhere]);
    expect(methods('BRL')).toEqual(['iban', 'pix', ...anywhere]);
    expect(methods('INR')).toEqual(['iban', 'upi', 'revolut', 'wise']);
    expect(methods('USD')).toEqual(['iban', ...anywhere, 'venmo']);
  });

  it('puts first what the payer’s countries have', () => {
    const spain = waysToPay(details, request('EUR'), { countries: ['ES'] });
    expect(spain.map(({ method }) => method).slice(0, 3)).toEqual(['iban', 'bizum', 'wero']);
    const usa = waysToPay(details, request('USD'), { countries: ['US'] });
    expect(usa[0]?.method).toBe('venmo');
  });

  it.each([
    [
      'INR',
      'upi',
      'upi://pay?pa=ana.k@okbank&pn=Ana%20Kova%C4%8D&am=12.50&cu=INR&tn=Lake%20house%20%26%20co',
    ],
    [
      'SEK',
      'swish',
      'https://app.swish.nu/1/p/sw/?sw=46701234567&amt=12.50&cur=SEK&msg=Lake%20house%20%26%20co&src=qr',
    ],
    ['EUR', 'paypal', 'https://paypal.me/anak/12.50EUR'],
    [
      'USD',
      'venmo',
      'https://venmo.com/ana-k?txn=pay&audience=private&amount=12.50&note=Lake%20house%20%26%20co',
    ],
  ])('links in %s by %s with the amount', (currency, method, link) => {
    expect(way(currency, method)).toMatchObject({ link, qr: link, hasAmount: true });
  });

  it.each([
    ['EUR', 'revolut', 'https://revolut.me/anak'],
    ['EUR', 'wise', 'https://wise.com/pay/me/anak12'],
    // PayPal transfers no filler.
    ['HUF', 'paypal', 'https://paypal.me/anak'],
  ])('links in %s by %s without the amount', (currency, method, link) => {
    expect(way(currency, method)).toMatchObject({ link, hasAmount: false });
  });

  it('asks PayPal for whole units of currencies that it doesn’t divide', () => {
    expect(way('JPY', 'paypal', 1250)?.link).toBe('https://paypal.me/anak/1250JPY');
    expect(way('HUF', 'paypal', 125_000)?.link).toBe('https://paypal.me/anak/1250HUF');
  });

  it('shows an IBAN in groups, with a QR code for euros only', () => {
    expect(way('EUR', 'iban')?.address).toBe('DE89 3704 0044 0532 0130 00');
    expect(way('EUR', 'iban')?.qr).toContain('\nEUR12.50\n');
    expect(way('USD', 'iban')).not.toHaveProperty('qr');
  });

  it.each([
    ['EUR', 'bizum'],
    ['EUR', 'wero'],
    ['CHF', 'twint'],
  ])('has only the address in %s by %s', (currency, method) => {
    expect(way(currency, method)).toEqual({
      method,
      address: expect.stringMatching(/^\+\d+$/),
      hasAmount: false,
    });
  });

  it('offers a Pix code to scan or to paste', () => {
    const pix = way('BRL', 'pix');
    expect(pix?.code).toBe(pix?.qr);
    expect(pix?.code).toContain('540512.50');
  });

  it.each([
    ['SEK', 'swish', '+46701234567&amt=9999'],
    ['BRL', 'pix', `${'a'.repeat(60)}5404999.`],
    ['BRL', 'pix', 'ééééé@example.com'],
    ['EUR', 'iban', 'DE00370400440532013000'],
    ['EUR', 'iban', 'DE89 3704 0044 0532 0130 00'],
    ['EUR', 'paypal', 'ana/9999EUR'],
    ['INR', 'upi', 'ana@okbank&am=9999'],
  ])('offers none in %s by %s to %s, whatever is stored', (currency, method, address) => {
    const stored = { name: 'Ana', addresses: { [method]: address } };
    expect(waysToPay(stored, request(currency))).toEqual([]);
  });

  it('offers only addresses that can be typed', () => {
    const address = fc.string({ unit: fc.constantFrom(...Array.from('+46701234567aD&=/?@.#')) });
    fc.assert(
      fc.property(fc.constantFrom(...PAY_METHODS), address, (method, text) => {
        for (const currency of ['EUR', 'SEK', 'BRL', 'INR', 'USD', 'CHF']) {
          const found = waysToPay({ name: 'A', addresses: { [method]: text } }, request(currency));
          const read = readPayAddress(method, text);
          expect(found.length > 0 && !(read.ok && read.value === text)).toBe(false);
        }
      }),
    );
  });
});
