import type { CalendarDate } from '../date/calendar-date.ts';

/** A word that was recognized in an image, in pixels from its top left corner. */
export interface ReceiptWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something read from a receipt, and whether a person should check it. */
export interface ReceiptField<T> {
  readonly value: T;
  readonly isDoubtful: boolean;
}

/** One line of a receipt. */
export interface ReceiptItem {
  readonly name: string;
  /** Minor units of the whole line. */
  readonly amount: number;
  /** Only if the receipt states it. */
  readonly quantity?: number;
  readonly isDoubtful: boolean;
}

/** Contents of a receipt; what wasn't found is missing. Amounts are minor units. */
export interface ReadReceipt {
  readonly merchant?: ReceiptField<string>;
  readonly date?: ReceiptField<CalendarDate>;
  /** ISO 4217 code. */
  readonly currency: ReceiptField<string>;
  readonly items: readonly ReceiptItem[];
  /** Tax that is added to the prices; one that they include isn't part of the sum. */
  readonly tax?: ReceiptField<number>;
  readonly tip?: ReceiptField<number>;
  readonly discount?: ReceiptField<number>;
  readonly total?: ReceiptField<number>;
  /** Whether items, tax, tip and discount sum to the total. */
  readonly addsUp: boolean;
}

/** Options of {@link readReceipt}. */
export interface ReadReceiptOptions {
  /** BCP 47 tag of the receipt's likely language: determines the order of ambiguous dates. */
  readonly locale: string;
  /** ISO 4217 code that is assumed if the receipt names none, or a sign of several currencies. */
  readonly currency: string;
  /** Dates after this one are misread. */
  readonly today?: CalendarDate;
}
