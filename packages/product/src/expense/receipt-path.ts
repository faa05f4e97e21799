/** Where the object store keeps a receipt's file. */
export function receiptPath(groupId: string, expenseId: string, receiptId: string): string {
  return `groups/${groupId}/receipts/${expenseId}/${receiptId}`;
}

/** Where the small image of a receipt is; a PDF has none. */
export function previewPath(groupId: string, expenseId: string, receiptId: string): string {
  return `${receiptPath(groupId, expenseId, receiptId)}.preview`;
}
