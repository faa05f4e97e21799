/** The names of the built-in categories. */
export const categories = {
  title: 'Categories',
} as const;
