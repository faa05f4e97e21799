import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'ייבוא',
  text: 'הבאת הקבוצות מיישום אחר. דבר לא נכתב לפני אישור.',
  choose: 'בחירת קובץ',
  drop: 'גרירת קובץ לכאן',
  reading: 'קריאה…',
  found_one: 'נמצאה הוצאה אחת',
  found_two: 'נמצאו שתי הוצאות',
  found_other: 'נמצאו {{count}} הוצאות',
  badRows_one: 'שורה אחת לא קריאה',
  badRows_two: 'שתי שורות לא קריאות',
  badRows_other: '{{count}} שורות לא קריאות',
  badRow: 'שורה {{line}}: {{reason}}',
  known_one: 'הוצאה אחת כבר כאן',
  known_two: 'שתי הוצאות כבר כאן',
  known_other: '{{count}} הוצאות כבר כאן',
  mapPeople: 'מי זה מי?',
  newPerson: 'אדם חדש',
  intoGroup: 'לקבוצה',
  confirm: 'ייבוא',
  importing: 'ייבוא…',
  imported_one: 'יובאה הוצאה אחת',
  imported_two: 'יובאו שתי הוצאות',
  imported_other: 'יובאו {{count}} הוצאות',
} as const satisfies LocaleNamespace<'importing'>;
