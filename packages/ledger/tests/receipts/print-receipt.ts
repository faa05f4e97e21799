import type { PrintedRow, SampleItem, SampleReceipt } from './sample-receipt.ts';

const WIDTH = 42;

type Facts = Omit<SampleReceipt, 'rows'>;

/** Prints a receipt in its layout. */
export function printReceipt(facts: Facts, street: string, random: () => number): PrintedRow[] {
  const { words, layout } = facts;
  const money = (minor: number, hasSign = false) => amountText(facts, minor, hasSign);
  const center = (text: string, size?: number): PrintedRow => ({
    cells: [{ text, column: WIDTH / 2, align: 'center' }],
    ...(size === undefined ? {} : { size }),
  });
  const pair = (left: string, right: string, size?: number): PrintedRow => ({
    cells: [
      { text: left, column: 0, align: 'start' },
      { text: right, column: WIDTH, align: 'end' },
    ],
    ...(size === undefined ? {} : { size }),
  });
  const single = (text: string, column = 0): PrintedRow => ({
    cells: [{ text, column, align: 'start' }],
  });

  const rows: PrintedRow[] = [center(facts.merchant, 1.6), center(street)];
  const clock = `${String(9 + Math.floor(random() * 12)).padStart(2, '0')}:${10 + Math.floor(random() * 49)}`;
  rows.push(pair(`${words.dateWord}: ${dateText(facts)}`, clock), single(''));
  if (layout === 4) rows.push(table(words.columns));
  for (const item of facts.items) rows.push(...itemRows(item));
  rows.push(single(''));
  if (facts.discount > 0) rows.push(pair(words.discount, money(-facts.discount, layout === 5)));
  if (layout === 3) {
    rows.push(pair(words.subtotal, money(sumOf(facts.items))));
    rows.push(pair(`${words.tax} 8.25%`, money(facts.tax)));
  }
  if (facts.tip > 0) rows.push(pair(words.tip, money(facts.tip)));
  rows.push(pair(words.total, money(facts.total, layout === 5 || random() < 0.5), 1.35));
  if (random() < 0.5) rows.push(pair(words.card, money(facts.total)));
  else {
    const paid = Math.ceil(facts.total / 1000) * 1000;
    rows.push(pair(words.cash, money(paid)));
    if (paid > facts.total) rows.push(pair(words.change, money(paid - facts.total)));
  }
  if (facts.isTaxIncluded) rows.push(single(''), pair(`${words.tax} 7%`, money(facts.tax)));
  rows.push(single(''), center(words.thanks));
  return rows;

  function itemRows({ name, quantity, amount }: SampleItem): PrintedRow[] {
    const unit = money(amount / quantity);
    switch (layout) {
      case 0:
        return [pair(name, `${money(amount)} ${'AB'.charAt(name.length % 2)}`)];
      case 1:
        return [pair(`${quantity} ${name}`, money(amount))];
      case 2:
        return [single(name), pair(`   ${quantity} x ${unit}`, money(amount))];
      case 4:
        return [table([String(quantity), name, unit, money(amount)])];
      case 5:
        return [pair(quantity > 1 ? `${quantity} x ${name}` : name, money(amount, true))];
      default:
        return [pair(quantity > 1 ? `${quantity} ${name}` : name, money(amount))];
    }
  }
}

function table([first, second, third, last]: readonly [
  string,
  string,
  string,
  string,
]): PrintedRow {
  return {
    cells: [
      { text: first, column: 0, align: 'start' },
      { text: second, column: 7, align: 'start' },
      { text: third, column: 33, align: 'end' },
      { text: last, column: WIDTH, align: 'end' },
    ],
  };
}

function sumOf(items: readonly SampleItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

function amountText({ words }: Facts, minor: number, hasSign: boolean): string {
  const mark = words.locale.startsWith('en') ? '.' : ',';
  const group = mark === '.' ? ',' : words.locale === 'de' || words.locale === 'it' ? '.' : ' ';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const number = `${minor < 0 ? '-' : ''}${whole}${mark}${digits.slice(-2)}`;
  if (!hasSign) return number;
  return words.isSignFirst
    ? number.replace(/\d/u, (digit) => `${words.sign}${digit}`)
    : `${number} ${words.sign}`;
}

function dateText({ words, date }: Facts): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (words.locale === 'en-US') return `${month}/${day}/${year}`;
  return words.locale === 'de' || words.locale === 'uk'
    ? `${day}.${month}.${year}`
    : `${day}/${month}/${year}`;
}
