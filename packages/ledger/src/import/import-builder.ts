import { validateEntry, type EntryIssue } from '../model/validate-entry.ts';
import type { AmountsByPerson, Expense, PersonId, Split } from '../model/expense.ts';
import { split } from '../split/split.ts';
import type { SplitError } from '../split/split-result.ts';
import { readCellDate } from './cell-dates.ts';
import { cutText } from './cells.ts';
import type { CsvRow } from './csv-rows.ts';
import type {
  Dropped,
  ImportedEntry,
  ImportedFile,
  ImportFormat,
  ImportOptions,
  RowError,
  RowNote,
  SourcePerson,
} from './import-types.ts';
import { stableId } from './stable-id.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** An entry from a reader; without shares, they are computed from the split. */
export interface EntryDraft extends Omit<ImportedEntry, 'id' | 'shares'> {
  readonly shares?: AmountsByPerson;
  /** The entry's own id in the source. */
  readonly sourceId?: string;
  /** The id to use as it is, for files of our own. */
  readonly keepId?: string;
  /** Date used in the entry's id if the displayed one depends on the user's time zone. */
  readonly idDate?: string;
}

/** A file's data about the group itself. */
export type GroupFacts = Pick<
  ImportedFile,
  | 'name'
  | 'currency'
  | 'emoji'
  | 'categories'
  | 'statedBalances'
  | 'joinedNames'
  | 'series'
  | 'usual'
  | 'budgets'
  | 'activity'
>;

/** Collects a reader's results: assigns keys to people and ids to entries, and checks every sum. */
export class ImportBuilder {
  readonly options: ImportOptions;
  readonly #format: ImportFormat;
  readonly #people = new Map<string, SourcePerson>();
  readonly #names = new Map<PersonId, string>();
  readonly #entries: ImportedEntry[] = [];
  readonly #errors: RowError[] = [];
  readonly #notes: RowNote[] = [];
  readonly #seen = new Map<string, number>();
  #group: GroupFacts = {};

  constructor(format: ImportFormat, options: ImportOptions) {
    this.#format = format;
    this.options = options;
  }

  /**
   * Returns a person's key and adds the person if new. `id` distinguishes people of the same name.
   */
  person(
    name: string,
    more: { id?: string } & Pick<SourcePerson, 'weight' | 'household' | 'active'> = {},
  ): PersonId {
    const { id = name.trim(), ...rest } = more;
    const known = this.#people.get(id);
    if (known !== undefined) return known.key;
    const key = `p${this.#people.size + 1}`;
    this.#people.set(id, { key, name: name.trim(), ...rest });
    this.#names.set(key, id);
    return key;
  }

  /** Says with whom a person of the file settles; the first statement counts. */
  household(key: PersonId, household: string): void {
    const id = this.#names.get(key) ?? key;
    const known = this.#people.get(id);
    if (known === undefined || known.household !== undefined || household === '') return;
    this.#people.set(id, { ...known, household });
  }

  /** Returns the key of a person whom the file has introduced. */
  knownPerson(id: string): PersonId | undefined {
    return this.#people.get(id.trim())?.key;
  }

  /** Returns a person's unique name or source id. */
  nameOf(key: PersonId): string {
    return this.#names.get(key) ?? key;
  }

  /** Returns the names of all people so far. */
  names(): string[] {
    return [...this.#people.values()].map(({ name }) => name);
  }

  /** Reads a date in the order of the file. */
  date(text: string): string | undefined {
    return readCellDate(text, this.options.dateOrder);
  }

  /** Reports an unreadable row, with every line that it spans. */
  broken({ line, lines, cells }: CsvRow, found = cells[0] ?? ''): void {
    for (let index = 0; index < lines; index += 1) {
      this.error(line + index, 'broken-row', index === 0 ? cutText(found, 80) : '');
    }
  }

  error(line: number, code: RowError['code'], found?: string): void {
    this.#errors.push(found === undefined ? { line, code } : { line, code, found });
  }

  note(line: number, code: RowNote['code']): void {
    this.#notes.push({ line, code });
  }

  group(facts: GroupFacts): void {
    this.#group = { ...this.#group, ...facts };
  }

  /** Adds an entry, or an error when it does not add up. */
  add(draft: EntryDraft): void {
    const { sourceId: _, idDate: _idDate, keepId, shares: given, ...rest } = draft;
    const id = keepId ?? this.#idOf(draft);
    const shares = given ?? this.#divide(id, draft);
    if (shares === undefined) return;
    const fault = validateEntry({ ...draft, shares });
    if (fault !== undefined) return this.error(draft.line, ROW_CODES[fault.code], draft.title);
    this.#entries.push({ ...rest, ...this.#texts(draft), id, shares });
    if (draft.repeat !== undefined) this.note(draft.line, 'repeat-dropped');
  }

  build(): ImportedFile {
    return {
      format: this.#format,
      ...this.#group,
      people: [...this.#people.values()],
      entries: this.#entries,
      errors: this.#errors,
      notes: this.#notes,
      dropped: this.#dropped(),
    };
  }

  #dropped(): Dropped[] {
    const counts = new Map<RowNote['code'], number>();
    for (const { code } of this.#notes) counts.set(code, (counts.get(code) ?? 0) + 1);
    return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
  }

  #divide(
    expenseId: string,
    { amount, split: how, line }: EntryDraft,
  ): AmountsByPerson | undefined {
    const divided = split({ expenseId, amount, split: how });
    if (divided.ok) return divided.value;
    this.error(line, SPLIT_CODES[divided.error.code]);
    return undefined;
  }

  /**
   * Computes an entry's id from the source's id, or else from its contents; equal rows are
   * numbered.
   */
  #idOf(draft: EntryDraft): string {
    if (draft.sourceId !== undefined) return stableId(`${this.#format}\n${draft.sourceId}`);
    const { kind, title, currency, amount, payers, shares, split: how } = draft;
    const date = draft.idDate ?? draft.date;
    // Some files contain only current weights, so weights must not change the id of an old bill.
    const sides = [payers, shares ?? peopleOf(how)].map((side) => this.#named(side));
    const text = [this.#format, kind, date, title, currency, amount, ...sides].join('\n');
    const id = stableId(text);
    const count = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, count);
    return count === 1 ? id : stableId(`${text}\n${count}`);
  }

  /** Replaces keys by names; keys depend on the other people in the file. */
  #named(side: object): string {
    const name = (key: string): string => this.nameOf(key);
    const parts = Array.isArray(side)
      ? side.map((key) => name(String(key)))
      : Object.entries(side).map(([key, part]) => `${name(key)}=${String(part)}`);
    return parts.sort().join('\t');
  }

  #texts({ title, notes, category }: EntryDraft): Pick<Expense, 'title' | 'notes' | 'category'> {
    const whole = title.trim();
    const cut = cutText(whole, TEXT_LIMITS.title);
    const rest = [cut === whole ? '' : whole, notes?.trim() ?? ''].filter(Boolean).join('\n');
    return {
      title: whole === '' ? this.options.untitled : cut,
      ...(rest === '' ? {} : { notes: cutText(rest, TEXT_LIMITS.notes) }),
      ...(category === undefined
        ? {}
        : { category: cutText(category.trim(), TEXT_LIMITS.category) }),
    };
  }
}

function peopleOf({ mode, inputs }: Split): readonly PersonId[] {
  if (mode === 'equal') return inputs;
  return mode === 'items' ? inputs.lines.flatMap(({ people }) => people) : Object.keys(inputs);
}

const ROW_CODES = {
  'bad-amount': 'bad-amount',
  'invalid-share': 'bad-split',
  unbalanced: 'unbalanced',
  'not-a-payment': 'bad-split',
} as const satisfies Record<EntryIssue['code'], RowError['code']>;

const SPLIT_CODES = {
  'bad-amount': 'bad-amount',
  unassigned: 'unbalanced',
  'percent-unassigned': 'bad-split',
  'no-people': 'bad-split',
  'bad-input': 'bad-split',
  'negative-share': 'bad-split',
} as const satisfies Record<SplitError['code'], RowError['code']>;
