import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Suchen',
  placeholder: 'Gruppen, Orte, Aktionen',
  shortcuts: 'Tastenkürzel',
  letters: 'Kürzel aus einem Buchstaben',
  lettersHint: 'Schalte sie aus, wenn du dein Gerät mit der Stimme bedienst.',
  account: 'Konto',
  whichGroup: 'Für welche Gruppe ist das?',
  install: 'Quits installieren',
  installText: 'Es öffnet sich wie eine App, auch ohne Verbindung.',
  installNow: 'Installieren',
  installNot: 'Nicht jetzt',
} as const satisfies LocaleNamespace<'commands'>;
