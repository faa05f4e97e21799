import { type KeptExpense, readSummary } from './read-summary.ts';

/** What can differ between two versions of an expense. */
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

/** One difference between two versions; one side is missing when the expense was not there. */
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

/** The differences between what the history kept of two versions, in the order of a form. */
export function changedFields(before: Kept, after: Kept): readonly Change[] {
  const [old, now] = [readSummary(before), readSummary(after)];
  if (old === undefined || now === undefined) return [];
  // Entries of before files were told of say nothing about them.
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

/** Text that is equal for equal values, whatever order the people come in. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? '');
  const entries = Object.entries(value).filter(([, part]) => part !== 0);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
