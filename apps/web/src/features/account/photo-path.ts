/** Where the photo at an address is stored; `undefined` for one that another provider keeps. */
export function photoPath(url: string | null | undefined, uid: string): string | undefined {
  if (url === null || url === undefined || !URL.canParse(url)) return undefined;
  const path = decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
  return path.startsWith(`users/${uid}/photo/`) ? path : undefined;
}
