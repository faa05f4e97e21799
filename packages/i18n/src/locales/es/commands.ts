import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Buscar',
  placeholder: 'Grupos, pantallas, acciones',
  shortcuts: 'Atajos de teclado',
  letters: 'Atajos de una sola letra',
  lettersHint: 'Desactívalos si manejas el dispositivo con la voz.',
  account: 'Cuenta',
  whichGroup: '¿Para qué grupo es?',
  install: 'Instalar Quits',
  installText: 'Se abre como una aplicación, también sin conexión.',
  installNow: 'Instalar',
  installNot: 'Ahora no',
} as const satisfies LocaleNamespace<'commands'>;
