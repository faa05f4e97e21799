export {
  type AnsweredItem,
  MAX_ANSWER,
  parseReceiptAnswer,
  RECEIPT_ANSWER_SCHEMA,
  type ReceiptAnswer,
} from './receipt/receipt-answer.ts';
export { readReceiptAnswer } from './receipt/read-receipt-answer.ts';
export { readReceipt } from './receipt/read-receipt.ts';
export type {
  ReadReceipt,
  ReadReceiptOptions,
  ReceiptField,
  ReceiptItem,
  ReceiptWord,
} from './receipt/receipt-types.ts';
export { wordsOfText } from './receipt/words-of-text.ts';
