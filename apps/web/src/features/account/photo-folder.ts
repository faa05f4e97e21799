/** Returns the folder of an account's photos, as in the object store's rules. */
export function photoFolder(uid: string): string {
  return `users/${uid}/photo/`;
}
