/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'History',
} as const;
