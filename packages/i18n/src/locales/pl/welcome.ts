import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Bądźcie kwita.',
  lead: 'Dzielcie to, za co płacicie, patrzcie, kto komu ile oddaje, i rozliczajcie się najmniejszą liczbą płatności.',
  pointOffline: 'Działa bez połączenia. To, co dodasz, zostaje i jest wysyłane później.',
  pointLive: 'Każdy widzi zmianę od razu.',
  pointExact: 'Dokładnie co do grosza, w każdej walucie.',
} as const satisfies LocaleNamespace<'welcome'>;
