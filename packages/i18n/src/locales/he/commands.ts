import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'חיפוש',
  placeholder: 'קבוצות, מסכים, פעולות',
  shortcuts: 'קיצורי מקלדת',
  letters: 'קיצורים של אות אחת',
  lettersHint: 'כדאי לכבות אותם בשליטה קולית במכשיר.',
  account: 'חשבון',
  whichGroup: 'לאיזו קבוצה זה?',
  install: 'התקנת Quits',
  installText: 'נפתח כמו אפליקציה, גם בלי חיבור.',
  installNow: 'התקנה',
  installNot: 'לא עכשיו',
} as const satisfies LocaleNamespace<'commands'>;
