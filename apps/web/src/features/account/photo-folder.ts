/** Where the photos of an account are stored, as the rules of the object store have it. */
export function photoFolder(uid: string): string {
  return `users/${uid}/photo/`;
}
