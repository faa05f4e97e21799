/** The texts of the app; keys and parameters are typed from here. */
export const en = {
  new: 'New note',
  add: 'Add',
  tooLong: 'This note is too long. Make it shorter.',
} as const;
