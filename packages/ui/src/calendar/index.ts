export { Calendar, type CalendarLabels, type CalendarProps } from './calendar.tsx';
export type { CalendarDate } from './calendar-days.ts';
