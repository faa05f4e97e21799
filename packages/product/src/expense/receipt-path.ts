/** Returns the storage path of a receipt's file. */
export function receiptPath(groupId: string, expenseId: string, receiptId: string): string {
  return `groups/${groupId}/receipts/${expenseId}/${receiptId}`;
}

/** Returns the storage path of a receipt's preview; PDFs have none. */
export function previewPath(groupId: string, expenseId: string, receiptId: string): string {
  return `${receiptPath(groupId, expenseId, receiptId)}.preview`;
}
