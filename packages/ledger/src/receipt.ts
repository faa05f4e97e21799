export { readReceipt } from './receipt/read-receipt.ts';
export type {
  ReadReceipt,
  ReadReceiptOptions,
  ReceiptField,
  ReceiptItem,
  ReceiptWord,
} from './receipt/receipt-types.ts';
export { wordsOfText } from './receipt/words-of-text.ts';
