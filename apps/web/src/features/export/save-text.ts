const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Hands a text to the browser as a file to keep, named after what it is. */
export function saveText(
  text: string,
  { name, kind }: { readonly name: string; readonly kind: keyof typeof TYPES },
): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[kind] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(name)}.${kind}`;
  link.click();
  // The browser has taken it over by the time that anything else runs.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A name without what file systems do not take. */
export function fileName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get through
  const plain = name.replaceAll(/[\u0000-\u001F<>:"/\\|?*]+/g, ' ').replaceAll(/\s+/g, ' ');
  const trimmed = plain.trim().replaceAll(/^\.+|\.+$/g, '');
  return trimmed === '' ? 'Quits' : trimmed;
}
