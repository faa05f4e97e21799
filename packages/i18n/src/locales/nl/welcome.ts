import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Sta quitte.',
  lead: 'Deel wat jullie betalen, zie wie wie iets schuldig is en vereffen met de minste betalingen.',
  pointOffline: 'Werkt zonder verbinding. Wat je toevoegt wordt bewaard en later verstuurd.',
  pointLive: 'Iedereen ziet een wijziging meteen.',
  pointExact: 'Tot op de cent precies, in elke valuta.',
} as const satisfies LocaleNamespace<'welcome'>;
