/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Search',
} as const;
