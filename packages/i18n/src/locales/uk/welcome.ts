import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Будьте квити.',
  lead: 'Діліть спільні витрати, дивіться, хто кому винен, і розраховуйтеся найменшою кількістю платежів.',
  pointOffline: 'Працює без з’єднання. Додане зберігається й надсилається пізніше.',
  pointLive: 'Кожен бачить зміну одразу.',
  pointExact: 'Точно до копійки, у будь-якій валюті.',
} as const satisfies LocaleNamespace<'welcome'>;
