import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';
import { crossRate, type DayRates } from './day-rates.ts';

// Reference rates of the European Central Bank, 2 January 2025.
const ECB: DayRates = {
  base: 'EUR',
  rates: { USD: '1.0321', JPY: '162.55', GBP: '0.82710', IDR: '16713.66', CHF: '0.9357' },
};

describe('the rate of a day', () => {
  it.each([
    ['EUR', 'USD', '1.0321'],
    ['USD', 'EUR', '0.9688984'],
    ['USD', 'JPY', '157.4944'],
    ['IDR', 'EUR', '0.00005983'],
    ['JPY', 'IDR', '102.8217'],
    ['CHF', 'GBP', '0.8839372'],
  ])('from %s to %s is %s', (from, to, rate) => {
    expect(crossRate(ECB, { from, to })).toBe(rate);
  });

  it.each([
    ['the same currency', 'USD', 'USD'],
    ['a currency without a rate', 'USD', 'XAU'],
    ['a name that every object has', 'constructor', 'EUR'],
  ])('is unknown for %s', (_, from, to) => {
    expect(crossRate(ECB, { from, to })).toBeUndefined();
  });

  it('is unknown if what was published is no rate', () => {
    const rates = { USD: '0', JPY: 'x' };
    expect(crossRate({ base: 'EUR', rates }, { from: 'EUR', to: 'USD' })).toBeUndefined();
    expect(crossRate({ base: 'EUR', rates }, { from: 'JPY', to: 'EUR' })).toBeUndefined();
  });

  it('converts an amount there and back to within its precision', () => {
    const code = fc.constantFrom('EUR', ...Object.keys(ECB.rates));
    fc.assert(
      fc.property(code, code, fc.integer({ min: 1, max: 1_000_000_000 }), (from, to, amount) => {
        const [there, back] = [
          crossRate(ECB, { from, to }),
          crossRate(ECB, { from: to, to: from }),
        ];
        if (there === undefined || back === undefined) return from === to;
        const other = convert(amount, { from, to, rate: there });
        const again = other.ok && convert(other.value, { from: to, to: from, rate: back });
        if (again === false || !again.ok) return true;
        const unit = convert(1, { from: to, to: from, rate: back });
        return Math.abs(again.value - amount) <= (unit.ok ? unit.value : 1) + 2 + amount / 10_000;
      }),
    );
  });
});
