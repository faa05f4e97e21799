import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Buscar',
  placeholder: 'Grupos, telas, ações',
  shortcuts: 'Atalhos de teclado',
  letters: 'Atalhos de uma letra',
  lettersHint: 'Desative se você controla o aparelho por voz.',
  account: 'Conta',
  whichGroup: 'É para qual grupo?',
  install: 'Instalar o Quits',
  installText: 'Abre como um aplicativo, mesmo sem conexão.',
  installNow: 'Instalar',
  installNot: 'Agora não',
} as const satisfies LocaleNamespace<'commands'>;
