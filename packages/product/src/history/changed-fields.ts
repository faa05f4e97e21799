import { type KeptExpense, readSummary } from './read-summary.ts';

/** Fields in which two versions of an expense can differ. */
export type ChangedField =
  | 'title'
  | 'amount'
  | 'date'
  | 'category'
  | 'kind'
  | 'payers'
  | 'shares'
  | 'notes'
  | 'receiptNames';

/** A difference between two versions; one side is missing if the expense didn't exist. */
export interface Change {
  readonly field: ChangedField;
  readonly before: Partial<KeptExpense> | undefined;
  readonly after: Partial<KeptExpense> | undefined;
}

const FIELDS: readonly ChangedField[] = [
  'title',
  'amount',
  'date',
  'category',
  'kind',
  'payers',
  'shares',
  'notes',
  'receiptNames',
];

type Kept = Readonly<Record<string, unknown>> | null;

/** Returns the differences between two stored versions, in the order of the form. */
export function changedFields(before: Kept, after: Kept): readonly Change[] {
  const [old, now] = [readSummary(before), readSummary(after)];
  if (old === undefined || now === undefined) return [];
  // Older entries don't include receipts.
  const told = old.receiptNames !== undefined && now.receiptNames !== undefined;
  const fields = told ? FIELDS : FIELDS.filter((field) => field !== 'receiptNames');
  return fields
    .filter((field) => differs(field, old, now))
    .map((field) => ({
      field,
      before: old,
      after: now,
    }));
}

function differs(
  field: ChangedField,
  before: Partial<KeptExpense>,
  after: Partial<KeptExpense>,
): boolean {
  if (field === 'amount' && before.currency !== after.currency) return true;
  return plain(before[field]) !== plain(after[field]);
}

/** Serializes a value, independent of the order of people. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? '');
  const entries = Object.entries(value).filter(([, part]) => part !== 0);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
