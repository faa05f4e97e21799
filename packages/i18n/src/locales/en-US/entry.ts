/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  quick: 'One line',
} as const;
