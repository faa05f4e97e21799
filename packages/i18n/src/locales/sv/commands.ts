import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Sök',
  placeholder: 'Grupper, vyer, åtgärder',
  shortcuts: 'Kortkommandon',
  letters: 'Kortkommandon med en bokstav',
  lettersHint: 'Stäng av dem om du styr enheten med rösten.',
  account: 'Konto',
  whichGroup: 'Vilken grupp gäller det?',
  install: 'Installera Quits',
  installText: 'Öppnas som en app, även utan anslutning.',
  installNow: 'Installera',
  installNot: 'Inte nu',
} as const satisfies LocaleNamespace<'commands'>;
