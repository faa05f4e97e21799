import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Ara',
  placeholder: 'Gruplar, ekranlar, işlemler',
  shortcuts: 'Klavye kısayolları',
  letters: 'Tek harfli kısayollar',
  lettersHint: 'Cihazı sesle kullanıyorsan bunları kapat.',
  account: 'Hesap',
  whichGroup: 'Hangi grup için?',
  install: 'Quits’i yükle',
  installText: 'Uygulama gibi açılır, bağlantı olmadan da.',
  installNow: 'Yükle',
  installNot: 'Şimdi değil',
} as const satisfies LocaleNamespace<'commands'>;
