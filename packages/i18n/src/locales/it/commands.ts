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
} as const satisfies LocaleNamespace<'commands'>;
