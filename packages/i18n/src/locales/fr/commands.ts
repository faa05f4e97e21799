import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Rechercher',
  placeholder: 'Groupes, écrans, actions',
  shortcuts: 'Raccourcis clavier',
  letters: 'Raccourcis d’une seule lettre',
  lettersHint: 'Désactivez-les si vous commandez l’appareil à la voix.',
  account: 'Compte',
  whichGroup: 'C’est pour quel groupe ?',
  install: 'Installer Quits',
  installText: 'S’ouvre comme une application, même sans connexion.',
  installNow: 'Installer',
  installNot: 'Pas maintenant',
} as const satisfies LocaleNamespace<'commands'>;
