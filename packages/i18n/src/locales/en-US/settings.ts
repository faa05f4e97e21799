/** A group's settings: roles, merging people, archive, export and deletion. */
export const settings = {
  title: 'Settings',
} as const;
