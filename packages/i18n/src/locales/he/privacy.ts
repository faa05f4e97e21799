import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'פרטיות',
  askTitle: 'אפשר לספור איך משתמשים ב־Quits?',
  askText:
    'אילו מסכים, באיזו מהירות, אילו שגיאות. אף פעם לא שמות, סכומים או טקסטים. אפשר לשנות בחשבון.',
  agree: 'כן, אפשר',
  decline: 'לא, תודה',
  lead: 'Quits שומר את מה שהקלדת, כדי שיהיה זמין לך ולקבוצות שלך, ולא יותר.',
  storedTitle: 'מה נשמר',
  storedText:
    'השם, התמונה ודרכי הכניסה; הקבוצות עם האנשים, ההוצאות, התגובות, הקבצים וההיסטוריה. במכשיר נשמר עותק כדי שהכול יעבוד בלי חיבור.',
  countedTitle: 'מה נספר, בהסכמה',
  countedText:
    'אילו סוגי מסכים נפתחים, באיזו מהירות, מה נוסף ואילו שגיאות קורות; כמספרים ומילים מרשימה קבועה.',
  neverTitle: 'מה אף פעם לא קורה',
  neverText:
    'אין פרסומות, אין מכירת נתונים, אין פרופילים. שמות, סכומים, כותרות וטקסטים אף פעם לא נספרים.',
  rightsTitle: 'מה אפשר לעשות',
  rightsText: 'לקחת הכול בקובץ אחד, או למחוק את החשבון על כל תוכנו: שניהם בחשבון.',
  browserSaysNo: 'הדפדפן מבקש לא לספור אותך, ולכן Quits לא סופר.',
} as const satisfies LocaleNamespace<'privacy'>;
