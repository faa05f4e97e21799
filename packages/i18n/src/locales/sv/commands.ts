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
} as const satisfies LocaleNamespace<'commands'>;
