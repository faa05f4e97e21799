import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Siamo pari.',
  lead: 'Dividi quello che pagate, guarda chi deve a chi e salda con il minor numero di pagamenti.',
  pointOffline: 'Funziona senza connessione. Quello che aggiungi resta e parte dopo.',
  pointLive: 'Tutti vedono una modifica appena avviene.',
  pointExact: 'Esatto al centesimo, in ogni valuta.',
} as const satisfies LocaleNamespace<'welcome'>;
