/** The path below a folder at which the photo with an address is stored; `undefined` for one that is stored elsewhere. */
export function photoPath(url: string | null | undefined, folder: string): string | undefined {
  if (url === null || url === undefined || !URL.canParse(url)) return undefined;
  const path = decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
  return path.startsWith(folder) ? path : undefined;
}
