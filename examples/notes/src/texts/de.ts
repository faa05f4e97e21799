import type { en } from './en.ts';

/** The same in German; a missing text does not compile. */
export const de: Record<keyof typeof en, string> = {
  new: 'Neue Notiz',
  add: 'Hinzufügen',
  tooLong: 'Diese Notiz ist zu lang. Bitte kürzen.',
};
