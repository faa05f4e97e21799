import { type CalendarDate, isDate } from '../date/calendar-date.ts';
import { isCurrentCurrency } from '../money/currency.ts';

/** Statements of a language model about a receipt, with texts and numbers that may be wrong, but not harmful. */
export interface ReceiptAnswer {
  readonly merchant: string | null;
  readonly date: CalendarDate | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
  readonly items: readonly AnsweredItem[];
  readonly tax: string | null;
  readonly tip: string | null;
  readonly discount: string | null;
  readonly total: string | null;
}

/** One line of a {@link ReceiptAnswer}. */
export interface AnsweredItem {
  readonly name: string;
  readonly quantity: number | null;
  /** Decimal string of the whole line. */
  readonly amount: string;
}

/** JSON schema of {@link ReceiptAnswer}, for a model's structured output: each property is required, and some may be null. */
export const RECEIPT_ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    merchant: { type: ['string', 'null'] },
    date: { type: ['string', 'null'] },
    currency: { type: ['string', 'null'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          quantity: { type: ['integer', 'null'] },
          amount: { type: 'string' },
        },
        required: ['name', 'quantity', 'amount'],
        additionalProperties: false,
      },
    },
    tax: { type: ['string', 'null'] },
    tip: { type: ['string', 'null'] },
    discount: { type: ['string', 'null'] },
    total: { type: ['string', 'null'] },
  },
  required: ['merchant', 'date', 'currency', 'items', 'tax', 'tip', 'discount', 'total'],
  additionalProperties: false,
} as const;

/** Longest answer that is read, in characters. */
export const MAX_ANSWER = 65_536;
const MAX_ITEMS = 200;
const MAX_QUANTITY = 999;
const LONGEST_NAME = 120;
/** At most ten digits, so that no sum exceeds what a number holds exactly. */
const AMOUNT = /^-?\d{1,10}(?:\.\d{1,6})?$/u;
// Controls break lines, and overrides of the direction reorder what stands beside a name.
// oxlint-disable-next-line no-control-regex -- Removes them.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Parses the text that a language model answered about a receipt; undefined if it is anything but one object of the expected
 * shape, in a code block or not. Nothing but that shape is returned.
 */
export function parseReceiptAnswer(text: string): ReceiptAnswer | undefined {
  if (text.length > MAX_ANSWER) return undefined;
  const answer = objectOf(unfenced(text));
  const listed = answer?.['items'];
  if (answer === undefined || !Array.isArray(listed) || listed.length > MAX_ITEMS) return undefined;
  const items = listed.map(itemOf);
  const amounts = ['tax', 'tip', 'discount', 'total'].map((name) => optionalAmount(answer[name]));
  const [tax, tip, discount, total] = amounts;
  if (tax === undefined || tip === undefined || discount === undefined || total === undefined)
    return undefined;
  const read = items.filter((item) => item !== undefined);
  if (read.length < items.length || (read.length === 0 && total === null)) return undefined;
  const { merchant, date, currency } = answer;
  return {
    merchant: nameOf(merchant) ?? null,
    date: typeof date === 'string' && isDate(date) ? date : null,
    currency: typeof currency === 'string' && isCurrentCurrency(currency) ? currency : null,
    items: read,
    tax,
    tip,
    discount,
    total,
  };
}

function unfenced(text: string): string {
  return (
    /^\s*```(?:json)?\s*\n(?<inside>[^]*?)\n\s*```\s*$/u.exec(text)?.groups?.['inside'] ?? text
  );
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

function itemOf(value: unknown): AnsweredItem | undefined {
  const item = recordOf(value);
  const name = nameOf(item?.['name']);
  const amount = optionalAmount(item?.['amount']);
  if (name === undefined || amount === undefined || amount === null) return undefined;
  const quantity = item?.['quantity'];
  const isCount = Number.isInteger(quantity) && Number(quantity) > 0;
  return {
    name,
    amount,
    quantity: isCount && Number(quantity) <= MAX_QUANTITY ? Number(quantity) : null,
  };
}

/** Returns a decimal string; null if there is none, and undefined if it is no amount. */
function optionalAmount(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && AMOUNT.test(text) ? text : undefined;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .slice(0, LONGEST_NAME * 4)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return name === '' ? undefined : Array.from(name).slice(0, LONGEST_NAME).join('');
}
