/**
 * Texts that are correctly the same in English and in another language; any other such text counts as untranslated. `everywhere`
 * is the product's name; the others are loanwords, or words that both languages share.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  everywhere: ['Quits'],
  de: 'Code,Emoji,Export,Filter,In {{currency}},Links,Museum,Name,Offline,Optional,Person,System'.split(
    ',',
  ),
  es: 'Emoji,Total'.split(','),
  fr: 'Code,Date,E-mail,Notes,Notifications,Photo,Total,Tram,Type'.split(','),
  it: 'Account,E-mail,Email,Emoji,Home,In {{currency}},Offline,Password,Privacy,Tram'.split(','),
  nl: 'Account,Code,E-mail,Emoji,Entertainment,Filter,In {{currency}},Links,Museum,Offline,Privacy,Tram,Type'.split(
    ',',
  ),
  pl: 'E-mail,Emoji,Offline,Transport'.split(','),
  'pt-BR': 'E-mail,Emoji,Item,Links,Offline,Pets,Total'.split(','),
  sv: 'Emoji,Filter,Museum,Offline,Period,Person,Shopping,System,{{count}} person'.split(','),
  tr: ['Emoji'],
};
