/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  title: 'Add an expense',
} as const;
