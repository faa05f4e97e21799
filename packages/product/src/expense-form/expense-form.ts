import { FREQUENCIES } from '@quits/ledger';
import * as v from 'valibot';
import { receiptSchema } from '../expense/schema.ts';
import { sharersOf } from '../person/onlookers.ts';

/** Split modes of the form. */
export const FORM_MODES = ['equal', 'weights', 'percent', 'exact', 'adjustment', 'items'] as const;

const personId = v.string();
const people = v.pipe(v.array(personId), v.readonly());
const textByPerson = v.pipe(v.record(personId, v.string()), v.readonly());

const itemLineSchema = v.object({
  /** Names the line while its text changes. */
  id: v.string(),
  title: v.string(),
  amountText: v.string(),
  people,
  /** Read from a photo, and worth checking. */
  isDoubtful: v.optional(v.boolean()),
});

/** Fields that are marked when a photo was read without certainty. */
const DOUBTFUL_FIELDS = ['amount', 'title', 'date', 'tax', 'tip', 'discount'] as const;

/** State of the form while the user types; also the format of stored drafts. */
export const expenseFormSchema = v.object({
  /** Determines who receives the spare minor units, so it is created before the split is shown. */
  expenseId: v.string(),
  kind: v.picklist(['expense', 'payment', 'income']),
  amountText: v.string(),
  /** BCP 47 tag of the language that the amounts of a draft were typed in. */
  typedIn: v.optional(v.string()),
  /** ISO 4217 code. */
  currency: v.string(),
  /** Amount in the group's currency: typed as a rate, or as the amount itself. */
  conversion: v.object({
    typed: v.picklist(['rate', 'amount']),
    text: v.string(),
    /** Date of a rate that wasn't typed: reused from another expense, or published for a day. */
    takenFrom: v.optional(v.string()),
    /** Name of the source of a published rate; empty if the expense doesn't name it. */
    source: v.optional(v.string()),
  }),
  title: v.string(),
  /** `YYYY-MM-DD` */
  date: v.string(),
  category: v.string(),
  /** A chosen category is never guessed over. */
  categoryIs: v.picklist(['chosen', 'guessed']),
  notes: v.string(),
  receipts: v.pipe(v.array(receiptSchema), v.readonly()),
  /** Paid by one person, or by several with typed amounts. */
  paidBy: v.variant('kind', [
    v.object({ kind: v.literal('one'), personId }),
    v.object({ kind: v.literal('several'), texts: textByPerson }),
  ]),
  /** Receiver of a payment. */
  receiverId: v.optional(personId),
  mode: v.picklist(FORM_MODES),
  /** People who share the cost. */
  participants: people,
  weights: v.pipe(v.record(personId, v.number()), v.readonly()),
  texts: v.object({ percent: textByPerson, exact: textByPerson, adjustment: textByPerson }),
  items: v.object({
    lines: v.pipe(v.array(itemLineSchema), v.readonly()),
    taxText: v.string(),
    tipText: v.string(),
    discountText: v.string(),
  }),
  /** Fields read from a photo that are worth checking. */
  doubts: v.optional(v.pipe(v.array(v.picklist(DOUBTFUL_FIELDS)), v.readonly())),
  repeat: v.object({
    frequency: v.picklist(['never', ...FREQUENCIES]),
    /** Last possible day; empty for no end. */
    until: v.string(),
  }),
});

/**
 * See {@link expenseFormSchema}; holds the inputs of all modes, so switching between them loses
 * nothing.
 */
export type ExpenseForm = Readonly<v.InferOutput<typeof expenseFormSchema>>;

/** One of {@link FORM_MODES}. */
export type FormMode = ExpenseForm['mode'];

/** A field that may be marked for checking. */
export type DoubtfulField = (typeof DOUBTFUL_FIELDS)[number];

/** One line of a bill as typed. */
export type ItemLineForm = v.InferOutput<typeof itemLineSchema>;

/** Options of {@link emptyForm}. */
export interface EmptyFormOptions {
  readonly expenseId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly payerId: string;
  readonly people: readonly { readonly id: string; readonly defaultWeight: number }[];
}

/** A form for a new expense: paid by one, split equally between all but onlookers. */
export function emptyForm(options: EmptyFormOptions): ExpenseForm {
  const { expenseId, date, currency, payerId, people } = options;
  return {
    expenseId,
    kind: 'expense',
    amountText: '',
    currency,
    conversion: { typed: 'rate', text: '' },
    title: '',
    date,
    category: 'other',
    categoryIs: 'guessed',
    notes: '',
    receipts: [],
    paidBy: { kind: 'one', personId: payerId },
    mode: 'equal',
    participants: sharersOf(people).map(({ id }) => id),
    weights: Object.fromEntries(people.map(({ id, defaultWeight }) => [id, defaultWeight])),
    texts: { percent: {}, exact: {}, adjustment: {} },
    items: { lines: [], taxText: '', tipText: '', discountText: '' },
    repeat: { frequency: 'never', until: '' },
  };
}
