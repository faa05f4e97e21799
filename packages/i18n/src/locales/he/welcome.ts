import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'סוגרים חשבון.',
  lead: 'מתחלקים במה שמשלמים, רואים מי צריך לשלם למי, וסוגרים בהכי מעט תשלומים.',
  pointOffline: 'עובד בלי חיבור. מה שנוסף נשמר ונשלח אחר כך.',
  pointLive: 'כולם רואים שינוי ברגע שהוא קורה.',
  pointExact: 'מדויק עד האגורה, בכל מטבע.',
} as const satisfies LocaleNamespace<'welcome'>;
