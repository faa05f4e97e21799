import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Sei quitt.',
  lead: 'Teile gemeinsame Ausgaben, sieh, wer wem was schuldet, und gleiche alles mit möglichst wenigen Zahlungen aus.',
  pointOffline:
    'Funktioniert ohne Verbindung. Was du einträgst, wird behalten und später gesendet.',
  pointLive: 'Alle sehen eine Änderung, sobald sie geschieht.',
  pointExact: 'Auf den Cent genau, in jeder Währung.',
} as const satisfies LocaleNamespace<'welcome'>;
