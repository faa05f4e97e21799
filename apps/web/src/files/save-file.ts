/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Returns a name without characters that file systems don't allow. */
export function fileName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get through
  const plain = name.replaceAll(/[\u0000-\u001F<>:"/\\|?*]+/g, ' ').replaceAll(/\s+/g, ' ');
  const trimmed = plain.trim().replaceAll(/^\.+|\.+$/g, '');
  return trimmed === '' ? 'Quits' : trimmed;
}
