import { addDays, addMonths, type CalendarDate, startOfWeek } from './calendar-days.ts';

/** Returns the date that a key moves to in a grid of days, or undefined for other keys. */
export function moveByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  at: CalendarDate,
  firstDay: number,
  direction: 'ltr' | 'rtl',
): CalendarDate | undefined {
  const ahead = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(at, ahead);
    case 'ArrowLeft':
      return addDays(at, -ahead);
    case 'ArrowDown':
      return addDays(at, 7);
    case 'ArrowUp':
      return addDays(at, -7);
    case 'Home':
      return startOfWeek(at, firstDay);
    case 'End':
      return addDays(startOfWeek(at, firstDay), 6);
    case 'PageDown':
      return addMonths(at, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(at, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
