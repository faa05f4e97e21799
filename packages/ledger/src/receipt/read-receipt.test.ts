import { expect, test } from 'vitest';
import { readReceipt } from './read-receipt.ts';
import { wordsOfText } from './words-of-text.ts';

function read(text: string, locale: string, currency: string) {
  return readReceipt(wordsOfText(text), { locale, currency });
}

test('reads a supermarket receipt whose prices include the tax', () => {
  const text = `
           MARKTKAUF NORD
          Lange Straße 88
       49074 Osnabrück
                                   EUR
H-MILCH 3,5%                      1,19 A
BANANEN
   0,842 kg x 1,79 EUR/kg         1,51 A
PFAND 0,25                        0,25 B
Leergut                          -3,00 B
WEINGUMMI                         2,49 A
----------------------------------------
SUMME                   EUR       2,44
Geg. BAR                EUR       5,00
Rückgeld                EUR       2,56

Steuer   %     Netto   Steuer   Brutto
A=       7%     4,85     0,34     5,19
05.03.2026   18:22   Bon-Nr. 4711`;
  expect(read(text, 'de', 'EUR')).toMatchObject({
    merchant: { value: 'MARKTKAUF NORD' },
    date: { value: '2026-03-05', isDoubtful: false },
    items: [
      { name: 'H-MILCH 3,5%', amount: 119 },
      { name: 'BANANEN', amount: 151 },
      { name: 'PFAND', amount: 25 },
      { name: 'WEINGUMMI', amount: 249 },
    ],
    discount: { value: 300 },
    total: { value: 244, isDoubtful: false },
    addsUp: true,
  });
});

test('reads an American bill with tax and a tip below the total', () => {
  const text = `
        Riverside Diner
       Server: Kim   Table 12
       Mar 7, 2026 7:41 PM
2 Lemonade                       $7.00
1 Club Sandwich                 $13.50
  Gift Card                     $25.00
Subtotal                        $45.50
Sales Tax (8.5%)                 $3.87
Tip                              $8.00
TOTAL                           $57.37
VISA **** 4242                  $57.37`;
  expect(read(text, 'en-US', 'USD')).toMatchObject({
    merchant: { value: 'Riverside Diner' },
    date: { value: '2026-03-07', isDoubtful: false },
    items: [
      { name: 'Lemonade', quantity: 2, amount: 700 },
      { name: 'Club Sandwich', amount: 1350 },
      { name: 'Gift Card', amount: 2500 },
    ],
    tax: { value: 387 },
    tip: { value: 800 },
    total: { value: 5737, isDoubtful: false },
    addsUp: true,
  });
});

test('reads prices without decimals', () => {
  const text = `
      すし処 やまと
Tuna roll              ¥1,200
Green tea                ¥350
Total                  ¥1,550`;
  expect(read(text, 'en-US', 'JPY')).toMatchObject({
    currency: { value: 'JPY' },
    items: [{ amount: 1200 }, { amount: 350 }],
    total: { value: 1550 },
    addsUp: true,
  });
});

test('marks everything if the sum is off, and never invents an item', () => {
  const text = `
Corner Shop
Milk                1.20
Bread               2.40
Total               9.99`;
  const result = read(text, 'en-GB', 'GBP');
  expect(result.addsUp).toBe(false);
  expect(result.total).toEqual({ value: 999, isDoubtful: true });
  expect(result.items).toEqual([
    { name: 'Milk', amount: 120, isDoubtful: true },
    { name: 'Bread', amount: 240, isDoubtful: true },
  ]);
});

test.each([
  ['01/02/2026', 'en-US', '2026-01-02', true],
  ['01/02/2026', 'en-GB', '2026-02-01', true],
  ['01/02/2026', 'fr', '2026-02-01', false],
  ['28/02/26', 'en-US', '2026-02-28', false],
  ['3 березня 2026', 'uk', '2026-03-03', false],
  ['12 de marzo de 2026', 'es', '2026-03-12', false],
  ['31.02.2026', 'de', undefined, false],
])('reads the date %s in %s as %s', (text, locale, value, isDoubtful) => {
  const { date } = read(`Shop\n${text}\nMilk     1.20`, locale, 'EUR');
  expect(date).toEqual(value === undefined ? undefined : { value, isDoubtful });
});

test('what is no receipt has nothing to add', () => {
  expect(read('Dear Ana,\nsee you at eight.', 'en-US', 'USD')).toMatchObject({
    items: [],
    addsUp: false,
  });
  expect(read('', 'en-US', 'USD').total).toBeUndefined();
});
