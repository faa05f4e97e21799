/** Returns the path of the small copy of an account's photo that a group's members see. */
export function photoCopyPath(groupId: string, uid: string, photoId: string): string {
  return `groups/${groupId}/photos/${uid}/${photoId}`;
}

/** Returns the path of an account's photo. */
export function accountPhotoPath(uid: string, photoId: string): string {
  return `users/${uid}/photo/${photoId}`;
}

/**
 * Returns the id of an account's photo from its URL; `undefined` if the photo is stored elsewhere,
 * such as at the provider that the account signs in with.
 */
export function accountPhotoId(photoURL: string | null, uid: string): string | undefined {
  if (photoURL === null || !URL.canParse(photoURL)) return undefined;
  const path = decodeURIComponent(new URL(photoURL).pathname.split('/o/')[1] ?? '');
  const folder = accountPhotoPath(uid, '');
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}
