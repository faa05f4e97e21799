/** Returns the calendar date of a time in the device's time zone, as `YYYY-MM-DD`. */
export function localDate(now: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
