/** Returns whether a text is usable as an entry's id. */
export function isEntryId(text: string): boolean {
  return /^[\w.~-]{1,128}$/.test(text) && !/^\.{1,2}$|^__.*__$/.test(text);
}
