import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntryLine } from './parse-entry-line.ts';

const PEOPLE = {
  u1: { name: 'Anna' },
  u2: { name: 'Ben' },
  u3: { name: 'Cleo Maria' },
  u4: { name: 'Zoé' },
};

const read = (line: string, locale = 'en-US', currency = 'EUR', people: object = PEOPLE) => {
  const group = people as typeof PEOPLE;
  const result = parseEntryLine(line, { locale, currency, people: group, me: 'u1' });
  return result.ok ? result.value : result.error;
};

it.each([
  ['19.24 tickets', { title: 'tickets', amount: 1924 }],
  ['tickets 19,24', { title: 'tickets', amount: 1924 }],
  [
    'dinner 80 by anna for ben, cleo',
    { title: 'dinner', amount: 8000, payers: ['u1'], people: ['u2', 'u3'] },
  ],
  ['dinner 80 for ben and cleo by anna', { amount: 8000, payers: ['u1'], people: ['u2', 'u3'] }],
  ['80 dinner paid by Ben & zoe', { title: 'dinner', payers: ['u2', 'u4'] }],
  ['12+4.50*2 drinks for everyone', { amount: 2100, people: ['u1', 'u2', 'u3', 'u4'] }],
  ['taxi 20 by me', { title: 'taxi', payers: ['u1'] }],
  ['present for the teacher 25', { title: 'present for the teacher', amount: 2500 }],
  ['book by tolstoy 12', { title: 'book by tolstoy', amount: 1200 }],
  ['2 pizzas 30', { title: '2 pizzas', amount: 3000 }],
  ['2.50 bus 66', { title: 'bus 66', amount: 250 }],
  ['80 route 66', { title: 'route 66', amount: 8000 }],
  ['dinner 80 at joes', { title: 'dinner at joes', amount: 8000 }],
  ['€15 museum', { title: 'museum', amount: 1500, currency: 'EUR' }],
  ['sushi 3000 JPY', { title: 'sushi', amount: 3000, currency: 'JPY' }],
  ['£20 lunch', { title: 'lunch', amount: 2000, currency: 'GBP' }],
  ['all 20', { title: 'all', amount: 2000, currency: 'EUR' }],
  ['pen 5', { title: 'pen', amount: 500, currency: 'EUR' }],
  ['1,234.50 rent', { title: 'rent', amount: 123450 }],
  ['42', { title: '', amount: 4200 }],
])('reads %s', (line, expected) => {
  expect(read(line)).toMatchObject(expected);
});

describe('each language', () => {
  const all = { amount: 1250, payers: ['u1'], people: ['u2', 'u3'] };

  it.each([
    ['de', 'Essen 12,50 von Anna für Ben und Cleo'],
    ['fr', 'Repas 12,50 par Anna pour Ben et Cleo'],
    ['es', 'Cena 12,50 por Anna para Ben y Cleo'],
    ['pt-BR', 'Jantar 12,50 por Anna para Ben e Cleo'],
    ['it', 'Cena 12,50 da Anna per Ben e Cleo'],
    ['nl', 'Eten 12,50 door Anna voor Ben en Cleo'],
    ['pl', 'Obiad 12,50 przez Anna dla Ben i Cleo'],
    ['sv', 'Middag 12,50 av Anna för Ben och Cleo'],
    ['tr', 'Yemek 12,50 Ben ve Cleo için Anna ödedi'],
    ['uk', 'Вечеря 12,50 від Anna для Ben та Cleo'],
    ['ar', 'عشاء ١٢٫٥٠ بواسطة Anna لأجل Ben و Cleo'],
    ['he', 'ארוחה 12.50 על ידי Anna עבור Ben, Cleo'],
    ['hi', 'खाना 12.50 Ben और Cleo के लिए Anna ने'],
    ['ja', '夕食12.50 Ben、Cleoのため Annaが払った'],
    ['ko', '저녁 12.50 Ben, Cleo를 위해 Anna가 냄'],
    ['zh-CN', '晚餐12.50 由Anna 给Ben、Cleo'],
    ['en-GB', 'Dinner 12.50 by Anna for Ben and Cleo'],
    ['de', 'Essen 12,50 by Anna for Ben, Cleo'],
  ])('%s: %s', (locale, line) => {
    expect(read(line, locale)).toMatchObject(all);
  });

  it('knows the amount words that are written to the number', () => {
    expect(read('夕食1,200円', 'ja', 'JPY')).toMatchObject({ title: '夕食', amount: 1200 });
    expect(read('晚餐80元', 'zh-CN', 'CNY')).toMatchObject({ title: '晚餐', amount: 8000 });
    expect(read('점심 12,000원', 'ko', 'KRW')).toMatchObject({ title: '점심', amount: 12000 });
  });
});

it.each([
  ['', { code: 'empty' }],
  ['dinner', { code: 'not-a-number' }],
  ['1.234 rent', { code: 'ambiguous', readings: [123, 123400] }],
  ['19 24 tickets', { code: 'ambiguous', readings: [1924, 1900] }],
  ['$20 lunch', { code: 'other-currency', found: '$' }],
  ['9.99999 gum', { code: 'too-many-decimals' }],
])('refuses %j', (line, error) => {
  expect(read(line)).toMatchObject(error);
});

describe('a currency beside the number', () => {
  it.each([
    // In any case, on either side, with or without a space.
    ['12 eur Croissants', 'en-US', 'USD', 'EUR', 1200, 'Croissants'],
    ['12 EUR Croissants', 'de', 'USD', 'EUR', 1200, 'Croissants'],
    ['Croissants 12 Eur', 'fr', 'USD', 'EUR', 1200, 'Croissants'],
    ['usd 12 taxi', 'en-GB', 'EUR', 'USD', 1200, 'taxi'],
    ['Usd 12,50 Taxi', 'de', 'EUR', 'USD', 1250, 'Taxi'],
    ['12.50chf lunch', 'en-US', 'EUR', 'CHF', 1250, 'lunch'],
    ['chf12.50 lunch', 'en-US', 'EUR', 'CHF', 1250, 'lunch'],
    ['lunch 1200jpy', 'en-US', 'EUR', 'JPY', 1200, 'lunch'],
    ['1 200,50 sek hyra', 'sv', 'EUR', 'SEK', 120050, 'hyra'],
    ['12+4 usd drinks', 'en-US', 'EUR', 'USD', 1600, 'drinks'],
    // Signs.
    ['12 € taxi', 'en-US', 'USD', 'EUR', 1200, 'taxi'],
    ['€ 12 taxi', 'en-US', 'USD', 'EUR', 1200, 'taxi'],
    ['12€ x', 'en-US', 'USD', 'EUR', 1200, 'x'],
    ['5€50 pain', 'fr', 'USD', 'EUR', 550, 'pain'],
    ['US$20 lunch', 'de', 'EUR', 'USD', 2000, 'lunch'],
    ['CA$ 20 lunch', 'en-US', 'USD', 'CAD', 2000, 'lunch'],
    ['R$ 10,90 almoço', 'pt-BR', 'EUR', 'BRL', 1090, 'almoço'],
    ['20 zł obiad', 'en-US', 'EUR', 'PLN', 2000, 'obiad'],
    ['$20 Mittag', 'de', 'EUR', 'USD', 2000, 'Mittag'],
    ['kr 100 fika', 'sv', 'EUR', 'SEK', 10000, 'fika'],
    ['100 kr fika', 'sv', 'EUR', 'SEK', 10000, 'fika'],
    ['￥1200 夕食', 'ja', 'EUR', 'JPY', 1200, '夕食'],
    // Names.
    ['15 euros lunch', 'en-US', 'USD', 'EUR', 1500, 'lunch'],
    ['15 dólares almuerzo', 'es', 'EUR', 'USD', 1500, 'almuerzo'],
    ['20 грн обід', 'uk', 'EUR', 'UAH', 2000, 'обід'],
    ['夕食1200円', 'ja', 'EUR', 'JPY', 1200, '夕食'],
    ['午餐80元', 'zh-CN', 'EUR', 'CNY', 8000, '午餐'],
    ['20 won soup', 'en-US', 'EUR', 'KRW', 20, 'soup'],
    // Codes in capitals also count at the start or end of the line.
    ['USD taxi 12', 'en-US', 'EUR', 'USD', 1200, 'taxi'],
    ['12 taxi USD', 'de', 'EUR', 'USD', 1200, 'taxi'],
    ['TRY 200 taksi', 'tr', 'EUR', 'TRY', 20000, 'taksi'],
    ['20 TOP dinner', 'en-US', 'EUR', 'TOP', 2000, 'dinner'],
    ['200 try taksi', 'tr', 'EUR', 'TRY', 20000, 'taksi'],
    ['100 mad tajine', 'fr', 'EUR', 'MAD', 10000, 'tajine'],
    ['50 ron taxi', 'de', 'EUR', 'RON', 5000, 'taxi'],
    ['10 cad poutine', 'en-US', 'USD', 'CAD', 1000, 'poutine'],
    ['100 HRK ćevapi', 'en-US', 'EUR', 'HRK', 10000, 'ćevapi'],
  ])('%s (%s, %s)', (line, locale, own, currency, amount, title) => {
    expect(read(line, locale, own)).toMatchObject({ currency, amount, title });
  });

  it.each([
    ['all 20', 'en-US', 'all'],
    ['20 all', 'de', 'all'],
    ['Top 20', 'de', 'Top'],
    ['20 top', 'fr', 'top'],
    ['try 20', 'en-GB', 'try'],
    ['20 try outs', 'en-US', 'try outs'],
    ['12 cup cakes', 'en-US', 'cup cakes'],
    ['cup 5', 'it', 'cup'],
    ['mad 12', 'en-US', 'mad'],
    ['Bob 20', 'en-US', 'Bob'],
    ['mur 20', 'fr', 'mur'],
    ['Huf 20', 'de', 'Huf'],
    ['ron 12', 'es', 'ron'],
    ['real madrid 50', 'es', 'real madrid'],
    ['madrid real 50', 'es', 'madrid real'],
    ['won bet 20', 'en-US', 'won bet'],
    ['XXX 20 tickets', 'en-US', 'XXX tickets'],
    ['20 dem', 'de', 'dem'],
    ['TOP GUN 20', 'en-US', 'TOP GUN'],
    ['AMD card 300', 'en-US', 'AMD card'],
    ['parmigiano dop 12', 'it', 'parmigiano dop'],
    ['ved 500', 'sv', 'ved'],
    ['20 nad morzem', 'pl', 'nad morzem'],
    ['yer 20', 'tr', 'yer'],
    ['CLF paper 20', 'en-US', 'CLF paper'],
    ['lunch 12:30 20', 'en-US', 'lunch 12:30'],
  ])('takes no word of the title for one: %s (%s)', (line, locale, title) => {
    expect(read(line, locale)).toMatchObject({ currency: 'EUR', title });
  });

  it.each([
    ['$20 lunch', 'en-US', '$'],
    ['$ 20 lunch', 'en-US', '$'],
    ['lunch 20 $', 'en-GB', '$'],
    ['20 dollars lunch', 'en-US', 'dollars'],
    ['kr 100 coffee', 'en-US', 'kr'],
    ['100kr coffee', 'de', 'kr'],
    ['¥1200 dinner', 'pl', '¥'],
    ['20 pesos tacos', 'es', 'pesos'],
    ['Rs 200 chai', 'en-US', 'Rs'],
  ])('does not guess whose sign it is: %s (%s)', (line, locale, found) => {
    expect(read(line, locale)).toEqual({ code: 'other-currency', found });
  });

  it('is the own one where that is written so', () => {
    expect(read('$20 lunch', 'en-US', 'CAD')).toMatchObject({ currency: 'CAD', title: 'lunch' });
    expect(read('kr 100', 'en-US', 'NOK')).toMatchObject({ currency: 'NOK', amount: 10000 });
    expect(read('20 dollars', 'en-GB', 'AUD')).toMatchObject({ currency: 'AUD' });
  });
});

describe('a number that may be two', () => {
  const answer = (line: string, reading: 'decimal' | 'grouping') => {
    const result = parseEntryLine(line, {
      locale: 'de',
      currency: 'EUR',
      people: PEOPLE,
      me: 'u1',
      reading,
    });
    return result.ok ? result.value : result.error;
  };

  it('is asked about in its own currency', () => {
    expect(read('1,234 usd Miete', 'de')).toEqual({
      code: 'ambiguous',
      readings: [123, 123400],
      currency: 'USD',
    });
  });

  it('is what was answered', () => {
    expect(answer('1,234 usd Miete', 'decimal')).toMatchObject({ amount: 123, currency: 'USD' });
    expect(answer('1,234 Miete', 'grouping')).toMatchObject({ amount: 123400, title: 'Miete' });
    expect(answer('19 24 Karten', 'decimal')).toMatchObject({ amount: 1924, title: 'Karten' });
    expect(answer('19 24 Karten', 'grouping')).toMatchObject({ amount: 1900, title: '24 Karten' });
  });
});

it('takes a name for a name before a word for oneself', () => {
  // In Turkish "ben" is "I", and here also someone's name.
  expect(read('Taksi 20 Ben ödedi', 'tr')).toMatchObject({ payers: ['u2'] });
});

it('knows prepositions and conjunctions that are written to the name', () => {
  const people = { u1: { name: 'אנה' }, u2: { name: 'בן' }, u3: { name: 'ורד' } };
  expect(read('ארוחה 80 על ידי אנה לבן וורד', 'he', 'ILS', people)).toMatchObject({
    title: 'ארוחה',
    payers: ['u1'],
    people: ['u2', 'u3'],
  });
  const arabic = { u1: { name: 'آنا' }, u2: { name: 'بن' }, u3: { name: 'كليو' } };
  expect(read('عشاء 80 بواسطة آنا لبن وكليو', 'ar', 'SAR', arabic)).toMatchObject({
    title: 'عشاء',
    payers: ['u1'],
    people: ['u2', 'u3'],
  });
});

it('knows a name that holds a word for "and"', () => {
  const people = { u1: { name: 'Anne and Joe' }, u2: { name: 'Ben' } };
  expect(read('taxi 20 by anne and joe', 'en', 'EUR', people)).toMatchObject({ payers: ['u1'] });
});

it('never fails on any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('en', 'ja', 'tr'),
      (line, locale) => {
        const value = read(`${line} 5`, locale);
        expect(Object.keys(value).length).toBeGreaterThan(0);
      },
    ),
  );
});

it('does not guess between two people who begin alike', () => {
  const people = { u1: { name: 'Anna' }, u2: { name: 'Annika' } };
  expect(read('taxi 20 by ann', 'en', 'EUR', people)).toMatchObject({ title: 'taxi by ann' });
});
