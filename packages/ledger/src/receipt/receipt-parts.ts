import type { ReceiptLabel } from './receipt-labels.ts';

/** An amount that a row states. */
export interface StatedAmount {
  readonly amount: number;
  readonly isDoubtful: boolean;
}

/** An item as its row reads, before its amount is compared with the sum. */
export interface StatedItem extends StatedAmount {
  readonly name: string;
  readonly quantity?: number;
}

/** Statements of a receipt's rows, before anything is compared. */
export interface ReceiptParts {
  readonly items: StatedItem[];
  /** Amounts by label, in their order. */
  readonly labeled: Record<Exclude<ReceiptLabel, 'ignored'>, StatedAmount[]>;
}
