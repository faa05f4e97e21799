/**
 * Texts that are correctly the same in English and in another language; any other such text counts as untranslated. `everywhere`
 * is the product's name; the others are loanwords, or words that both languages share.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  everywhere: ['Quits'],
  de: 'Budget,Code,Emoji,Export,Filter,In {{currency}},Links,Minus,Museum,Name,Offline,Optional,Person,Plus,System'.split(
    ',',
  ),
  es: 'Emoji,General,Total'.split(','),
  fr: 'Budget,Code,Date,E-mail,Messages,Notes,Notifications,Photo,Plus,Total,Tram,Type'.split(','),
  it: 'Account,Budget,E-mail,Email,Emoji,Home,In {{currency}},Offline,Password,Privacy,Tram'.split(
    ',',
  ),
  nl: 'Account,Budget,Code,E-mail,Emoji,Entertainment,Filter,In {{currency}},Links,Museum,Offline,Plus,Privacy,Tram,Type'.split(
    ',',
  ),
  pl: 'E-mail,Emoji,Minus,Offline,Plus,Tag,Transport'.split(','),
  'pt-BR': 'E-mail,Emoji,Item,Links,Offline,Pets,Total'.split(','),
  sv: 'Budget,Emoji,Filter,Minus,Museum,Offline,Period,Person,Plus,Shopping,System,{{count}} person'.split(
    ',',
  ),
  tr: ['Emoji'],
};
