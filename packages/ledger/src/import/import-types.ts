import type { CalendarDate } from '../date/calendar-date.ts';
import type {
  ExportedBudget,
  ExportedEvent,
  ExportedExpense,
  ExportedSeries,
  ExportedUsual,
  NamedCategory,
} from '../export/export-types.ts';
import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import type { Recurrence } from '../recur/recurrence.ts';

/** The files that can be read. */
export type ImportFormat =
  | 'splitwise-csv'
  | 'spliit-csv'
  | 'spliit-json'
  | 'splitpro-csv'
  | 'settle-up-csv'
  | 'splid-csv'
  | 'ihatemoney-csv'
  | 'ihatemoney-json'
  | 'cospend-csv'
  | 'tricount-csv'
  | 'tricount-json'
  | 'quits-csv'
  | 'quits-json';

/** A person named in a file. */
export interface SourcePerson {
  /** Identifies the person in the file's entries, until they are mapped to the group's people. */
  readonly key: PersonId;
  readonly name: string;
  readonly weight?: Decimal;
  /** The household that they settle with. */
  readonly household?: string;
  /** False if the file says that the person has left. */
  readonly active?: boolean;
}

/** An entry read from a file; its people are {@link SourcePerson} keys. */
export interface ImportedEntry extends ExportedExpense {
  /** Line of a CSV file or position in a JSON list, from 1. */
  readonly line: number;
  readonly repeat?: Recurrence;
}

/** Problem with one row; the other rows are still imported. */
export interface RowError {
  readonly line: number;
  readonly code:
    | 'bad-date'
    | 'bad-amount'
    | 'bad-currency'
    | 'unknown-person'
    /** Shares or payers do not sum to the amount, or net amounts not to 0. */
    | 'unbalanced'
    /** The payer is missing or unknown. */
    | 'no-payer'
    /** A share below 0, or an unreadable split. */
    | 'bad-split'
    /** Unclosed quotes, or too few columns. */
    | 'broken-row';
  /** The cell or name concerned, as in the file. */
  readonly found?: string;
}

/** A row that was imported with changes. */
export interface RowNote {
  readonly line: number;
  readonly code:
    /** Several people paid; their balances are exact, their payments estimated. */
    | 'payers-estimated'
    /** Deleted in the source, so skipped. */
    | 'deleted'
    /** The amount had more decimals than the currency, and was rounded. */
    | 'rounded'
    /** Recurring in the source; imported as a single entry. */
    | 'repeat-dropped'
    /**
     * Paid in another currency; imported with the converted amount, the original is in the notes.
     */
    | 'original-dropped'
    /** Has an exchange rate, but no amount in the group's currency; counts in its own. */
    | 'rate-dropped'
    /** Has attachments, which are not in the file. */
    | 'attachments-dropped'
    /** The file contains no weight for a person; 1 is assumed. */
    | 'weight-assumed'
    /** The file's day is in UTC; in the user's time zone it differs. */
    | 'day-moved';
}

/** Number of rows that were imported with one kind of change. */
export interface Dropped {
  readonly kind: RowNote['code'];
  readonly count: number;
}

/** Order of day and month in a date such as `3/4/2026`. */
export type DateOrder = 'day-first' | 'month-first';

/** Minor units by currency and person. */
export type BalancesByCurrency = Readonly<Record<string, Readonly<Record<PersonId, number>>>>;

/** All that a file holds. */
export interface ImportedFile {
  readonly format: ImportFormat;
  /** The group's name, if the file contains it. */
  readonly name?: string;
  /** The group's currency, if the file contains it. */
  readonly currency?: string;
  /** The group's emoji and custom categories, if the file contains them. */
  readonly emoji?: string;
  readonly categories?: readonly NamedCategory[];
  readonly people: readonly SourcePerson[];
  readonly entries: readonly ImportedEntry[];
  /** Monthly limits of categories, if the file contains them. */
  readonly budgets?: readonly ExportedBudget[];
  /** The group's log, if the file contains it. */
  readonly activity?: readonly ExportedEvent[];
  /** Recurring expenses, if the file contains them; their people are keys too. */
  readonly series?: readonly ExportedSeries[];
  /** Defaults of new expenses, if the file contains them; their people are keys too. */
  readonly usual?: ExportedUsual;
  readonly errors: readonly RowError[];
  readonly notes: readonly RowNote[];
  /** The notes by kind, most frequent first. */
  readonly dropped: readonly Dropped[];
  /**
   * Text that was read as two names but may be one, such as `Doe, Jo`; see {@link
   * ImportOptions.names}.
   */
  readonly joinedNames?: readonly string[];
  /** The balances that the file itself states. */
  readonly statedBalances?: BalancesByCurrency;
}

/** Reason why a file can't be read at all. */
export type ImportError =
  | {
      readonly code:
        | 'empty'
        | 'unknown-format'
        | 'broken-json'
        /**
         * A file without enough data to rebuild entries, such as a Spliit CSV in which somebody paid
         * only for others; import its JSON instead.
         */
        | 'unsupported'
        | 'too-large'
        | 'too-many-rows';
    }
  /**
   * The order of day and month is ambiguous in the whole file; see {@link ImportOptions.dateOrder}.
   */
  | {
      readonly code: 'date-order';
      /** An ambiguous date and its two readings. */
      readonly found: string;
      readonly readings: DateReadings;
    };

/** One date read in each order. */
export type DateReadings = Readonly<Record<DateOrder, CalendarDate>>;

/** Options that resolve ambiguities of a file. */
export interface ImportOptions {
  /** Currency of amounts for which the file states none. */
  readonly currency: string;
  /** Title of entries without one, in the user's language. */
  readonly untitled: string;
  /** Order of dates such as `3/4/2026` in a file that doesn't reveal it. */
  readonly dateOrder?: DateOrder;
  /** Names that contain a comma, for files that join people by commas. */
  readonly names?: readonly string[];
  /** IANA name of the time zone in which moments are days. @default 'UTC' */
  readonly timeZone?: string;
}

/** Progress of an import, in characters or items. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}
