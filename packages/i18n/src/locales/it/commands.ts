import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Cerca',
  placeholder: 'Gruppi, schermate, azioni',
  shortcuts: 'Scorciatoie da tastiera',
  letters: 'Scorciatoie di una lettera',
  lettersHint: 'Disattivale se comandi il dispositivo con la voce.',
  account: 'Account',
  whichGroup: 'Per quale gruppo è?',
  install: 'Installa Quits',
  installText: 'Si apre come un’app, anche senza connessione.',
  installNow: 'Installa',
  installNot: 'Non ora',
} as const satisfies LocaleNamespace<'commands'>;
