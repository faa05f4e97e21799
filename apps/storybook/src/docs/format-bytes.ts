const format = new Intl.NumberFormat('en-US');

/** Formats a number of bytes, such as `4,698 B`. */
export function formatBytes(bytes: number): string {
  return `${format.format(bytes)} B`;
}
