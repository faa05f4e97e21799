import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDailyRates } from './read-daily-rates.ts';

const file = (
  day: string,
  rates: readonly (readonly [string, string])[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${day}'>
    ${rates.map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`).join('\n    ')}
  </Cube></Cube>
</gesmes:Envelope>`;

test('reads each rate as it was written', () => {
  const code = fc.stringMatching(/^[A-Z]{3}$/);
  const rate = fc.stringMatching(/^[1-9]\d{0,4}(\.\d{1,6})?$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(code, rate), { minLength: 1, selector: ([c]) => c }),
      (pairs) => {
        expect(readDailyRates(file('2026-11-25', pairs))).toEqual({
          day: '2026-11-25',
          rates: Object.fromEntries(pairs),
        });
      },
    ),
  );
});

test.each([
  ['nothing', ''],
  ['a page', '<html><title>Maintenance</title></html>'],
  ['a day without rates', file('2026-11-25', [])],
  ['rates of 0', file('2026-11-25', [['USD', '0']])],
  ['no day', file('2026-13-45', [['USD', '1.1']])],
])('refuses %s', (_, xml) => {
  expect(readDailyRates(xml)).toBeUndefined();
});
