import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Szukaj',
  placeholder: 'Grupy, ekrany, działania',
  shortcuts: 'Skróty klawiszowe',
  letters: 'Skróty jednoliterowe',
  lettersHint: 'Wyłącz je, jeśli sterujesz urządzeniem głosem.',
  account: 'Konto',
  whichGroup: 'Dla której grupy to jest?',
  install: 'Zainstaluj Quits',
  installText: 'Otwiera się jak aplikacja, także bez połączenia.',
  installNow: 'Zainstaluj',
  installNot: 'Nie teraz',
} as const satisfies LocaleNamespace<'commands'>;
