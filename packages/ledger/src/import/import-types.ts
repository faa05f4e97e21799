import type { CalendarDate } from '../date/calendar-date.ts';
import type { ExportedExpense, ExportedSeries, NamedCategory } from '../export/export-types.ts';
import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import type { Recurrence } from '../recur/recurrence.ts';

/** The files that can be read. */
export type ImportFormat =
  | 'splitwise-csv'
  | 'spliit-json'
  | 'ihatemoney-csv'
  | 'ihatemoney-json'
  | 'cospend-csv'
  | 'tricount-csv'
  | 'tricount-json'
  | 'quits-csv'
  | 'quits-json';

/** A person as a file names them. */
export interface SourcePerson {
  /** Stands for the person in the file's entries, until they are mapped to the group's people. */
  readonly key: PersonId;
  readonly name: string;
  readonly weight?: Decimal;
  /** The household that they settle with. */
  readonly household?: string;
  /** False when the file says that they have left. */
  readonly active?: boolean;
}

/** An entry read from a file; its people are {@link SourcePerson} keys. */
export interface ImportedEntry extends ExportedExpense {
  /** Where it is in the file: the line of a CSV, the position in a JSON list, from 1. */
  readonly line: number;
  readonly repeat?: Recurrence;
}

/** What is wrong with one row; the others are read all the same. */
export interface RowError {
  readonly line: number;
  readonly code:
    | 'bad-date'
    | 'bad-amount'
    | 'bad-currency'
    | 'unknown-person'
    /** Shares or payers do not sum to the amount, or net amounts not to 0. */
    | 'unbalanced'
    /** Nobody can be made out who paid. */
    | 'no-payer'
    /** A share below 0, or a split that cannot be read. */
    | 'bad-split'
    /** Quotes that are not closed, or too few columns. */
    | 'broken-row';
  /** The cell or name that it is about, as it stands in the file. */
  readonly found?: string;
}

/** What was understood, but not as it stands in the file. */
export interface RowNote {
  readonly line: number;
  readonly code:
    /** Several people paid; their balances are right, what each paid is an estimate. */
    | 'payers-estimated'
    /** Deleted in the source, so left out. */
    | 'deleted'
    /** The amount had more decimals than the currency, and was rounded. */
    | 'rounded'
    /** Repeats in the source; comes as a single entry. */
    | 'repeat-dropped'
    /** Paid in another currency; the amount is the converted one, the original is in the notes. */
    | 'original-dropped'
    /** Has an exchange rate, but no amount in the group's currency; counts in its own. */
    | 'rate-dropped'
    /** Has attachments, which are not in the file. */
    | 'attachments-dropped'
    /** The file says no weight for a person, who gets 1. */
    | 'weight-assumed'
    /** The file's day is in UTC; in the reader's time zone it is another one. */
    | 'day-moved';
}

/** How many rows did not come over as they stand in the file, and in which way. */
export interface Dropped {
  readonly kind: RowNote['code'];
  readonly count: number;
}

/** Which number of a date such as `3/4/2026` comes first. */
export type DateOrder = 'day-first' | 'month-first';

/** Minor units by currency and person. */
export type BalancesByCurrency = Readonly<Record<string, Readonly<Record<PersonId, number>>>>;

/** All that a file holds. */
export interface ImportedFile {
  readonly format: ImportFormat;
  /** The group's name, where the file has it. */
  readonly name?: string;
  /** The group's currency, where the file has it. */
  readonly currency?: string;
  /** The group's emoji and the categories that it made for itself, where the file has them. */
  readonly emoji?: string;
  readonly categories?: readonly NamedCategory[];
  readonly people: readonly SourcePerson[];
  readonly entries: readonly ImportedEntry[];
  /** What repeats and is still to come, where the file has it; its people are keys too. */
  readonly series?: readonly ExportedSeries[];
  readonly errors: readonly RowError[];
  readonly notes: readonly RowNote[];
  /** The notes by kind, most frequent first. */
  readonly dropped: readonly Dropped[];
  /** Names that may be one person's and were read as two, `Doe, Jo`; see {@link ImportOptions.names}. */
  readonly joinedNames?: readonly string[];
  /** The balances that the file itself states. */
  readonly statedBalances?: BalancesByCurrency;
}

/** Why a file can't be read at all. */
export type ImportError =
  | {
      readonly code:
        | 'empty'
        | 'unknown-format'
        | 'broken-json'
        /** A file that holds too little to rebuild entries, such as Spliit's CSV; its JSON does. */
        | 'unsupported'
        | 'too-large'
        | 'too-many-rows';
    }
  /** Nothing in the file tells days from months; see {@link ImportOptions.dateOrder}. */
  | {
      readonly code: 'date-order';
      /** A date that can be read both ways, and what it means in each. */
      readonly found: string;
      readonly readings: DateReadings;
    };

/** What one date means in each order. */
export type DateReadings = Readonly<Record<DateOrder, CalendarDate>>;

/** What a file leaves open. */
export interface ImportOptions {
  /** For amounts to which the file gives no currency. */
  readonly currency: string;
  /** For entries without a title, in the person's language. */
  readonly untitled: string;
  /** For dates such as `3/4/2026` in a file that does not show which number is the day. */
  readonly dateOrder?: DateOrder;
  /** Names that hold a comma, for files that join people by commas. */
  readonly names?: readonly string[];
  /** IANA name of the time zone in which moments are days. @default 'UTC' */
  readonly timeZone?: string;
}

/** How far reading has come, in characters or items. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}
