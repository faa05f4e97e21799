const hidden = (document.documentElement.dataset['hidden'] ?? '').split(' ');

/** Returns whether the server has no such page; it names those in the document. */
export function isHidden(path: string): boolean {
  return hidden.includes(path.slice(1));
}
