import { isDate } from '../date/calendar-date.ts';
import type { RawLine } from './statement-lines.ts';

/** A tag such as `:61:` and what follows it, over several lines. */
interface Field {
  readonly tag: string;
  readonly value: string;
}

const LINE =
  /^(?<date>\d{6})(?<entry>\d{4})?(?<mark>R?[DC])(?<funds>[A-Z])?(?<amount>\d[\d]*,\d*)(?<type>[A-Z][A-Z0-9]{3})?(?<rest>[^\n]*)/u;

/** Characters of a `:86:` field that are read. */
const LONGEST = 4000;

/** Reads MT940 statements, as SWIFT's standard and the banks of Germany, Austria, the Netherlands and Poland write them. */
export function readMt940(text: string): readonly RawLine[] | undefined {
  const lines: RawLine[] = [];
  let account = '';
  let currency = '';
  let last: RawLine | undefined;
  const push = () => {
    if (last !== undefined) lines.push(last);
    last = undefined;
  };
  for (const { tag, value } of fieldsOf(text)) {
    switch (tag) {
      case '25':
        push();
        account = value.split('\n')[0]?.trim() ?? '';
        break;
      case '60F':
      case '60M':
        push();
        currency = /^[DC]\d{6}([A-Z]{3})/u.exec(value)?.[1] ?? currency;
        break;
      case '61':
        push();
        last = toLine(value, account, currency);
        break;
      case '86':
        // Also follows the closing balance, without a line.
        if (last !== undefined) last = { ...last, ...informationOf(value) };
        break;
      default:
        push();
    }
  }
  push();
  return /^:?(?:20|25):|:20:/mu.test(text) ? lines : undefined;
}

function fieldsOf(text: string): readonly Field[] {
  const fields: { tag: string; value: string }[] = [];
  for (const line of text.split(/[\r\n]+/u)) {
    const match = /^:(\d{2}[A-Z]?):(.*)$/u.exec(line);
    if (match !== null) fields.push({ tag: match[1] ?? '', value: match[2] ?? '' });
    else if (/^-\}?$|^\{/u.test(line)) fields.push({ tag: '-', value: '' });
    else {
      const before = fields.at(-1);
      if (before !== undefined) before.value += `\n${line}`;
    }
  }
  return fields;
}

function toLine(value: string, account: string, currency: string): RawLine {
  const groups = LINE.exec(value)?.groups;
  const base = { account, currency, party: '', text: '' };
  if (groups === undefined) return { ...base, reference: '', date: undefined, amount: undefined };
  const { date = '', entry, mark = '', amount = '', rest = '' } = groups;
  const [own = '', bank = ''] = rest.split('//');
  // A reversed credit takes money out, too.
  const isOut = mark === 'D' || mark === 'RC';
  const plain = amount.replace(',', '.').replace(/\.$/u, '');
  const reference = bank.trim() || (own.trim() === 'NONREF' ? '' : own.trim());
  return {
    ...base,
    reference,
    date: bookingDate(date, entry),
    amount: isOut ? `-${plain}` : plain,
  };
}

/** The day of booking has no year: it is that of the value date, or the one beside it at a turn of the year. */
function bookingDate(value: string, entry: string | undefined): string | undefined {
  const year = 2000 + Number(value.slice(0, 2));
  const month = value.slice(2, 4);
  if (!isDate(`${year}-${month}-${value.slice(4)}`)) return undefined;
  if (entry === undefined) return `${year}-${month}-${value.slice(4)}`;
  const booked = entry.slice(0, 2);
  const turn = Number(month) - Number(booked);
  const shifted = turn > 6 ? year + 1 : turn < -6 ? year - 1 : year;
  return `${shifted}-${booked}-${entry.slice(2)}`;
}

/** Reads the parts of a `:86:` field: numbered (`?20`), named (`/NAME/`), or plain text. */
function informationOf(given: string): Pick<RawLine, 'party' | 'text'> {
  // The standard allows six lines; some banks write more.
  const value = given.slice(0, LONGEST);
  const numbered = /^\d{3}(?<mark>[?~<^])\d{2}/u.exec(value);
  const joined = value.replaceAll('\n', '');
  if (numbered !== null) return numberedParts(joined, numbered.groups?.['mark'] ?? '?');
  const named = new Map(
    [...joined.matchAll(/\/([A-Z]{4})\/(.*?)(?=\/[A-Z]{4}\/|$)/gu)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );
  if (named.size > 0) {
    const party = named.get('NAME') ?? named.get('CNTP')?.split('/')[2] ?? '';
    return { party, text: (named.get('REMI') ?? '').replace(/^USTD\/+/u, '') };
  }
  return { party: '', text: value.replaceAll('\n', ' ') };
}

function numberedParts(text: string, mark: string): Pick<RawLine, 'party' | 'text'> {
  const parts = text.slice(3).split(mark);
  const of = (isWanted: (code: number) => boolean) =>
    parts
      .filter((part) => /^\d{2}/u.test(part) && isWanted(Number(part.slice(0, 2))))
      .map((part) => part.slice(2));
  const lines = of((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63));
  // `SVWZ+` begins the text that the payer wrote; before it are references.
  const all = lines.join('');
  const purpose = /SVWZ\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+|$)/u.exec(
    all,
  )?.[1];
  return {
    party: of((code) => code === 32 || code === 33).join(''),
    text: purpose ?? lines.join(' '),
  };
}
