/** Keywords of one language for payers and participants. */
export interface LineWords {
  /** Before the payers: `by anna`. Separated by `|`, as all of these. */
  readonly by: string;
  /** Precedes the participants: `for ben, cleo`. */
  readonly for: string;
  /** Follows the payers, in languages that put it there. */
  readonly byAfter?: string;
  /** Follows the participants. */
  readonly forAfter?: string;
  /** Joins two people, besides commas. */
  readonly and: string;
  /** The current user. */
  readonly me: string;
  readonly everyone: string;
}

/** By language, for every language of the app. */
export const LINE_WORDS: Readonly<Record<string, LineWords>> = {
  en: {
    by: 'by|paid by',
    for: 'for|with',
    and: 'and|&',
    me: 'me|i|myself',
    everyone: 'all|everyone|everybody|us',
  },
  de: {
    by: 'von|bezahlt von',
    for: 'für|mit',
    and: 'und',
    me: 'mir|mich|ich',
    everyone: 'alle|allen|uns',
  },
  fr: {
    by: 'par|payé par',
    for: 'pour|avec',
    and: 'et',
    me: 'moi',
    everyone: 'tous|tout le monde|nous',
  },
  es: {
    by: 'por|pagado por|pagó',
    for: 'para|con',
    and: 'y|e',
    me: 'mí|mi|yo',
    everyone: 'todos|todas|nosotros',
  },
  pt: {
    by: 'por|pago por',
    for: 'para|pra|com',
    and: 'e',
    me: 'mim|eu',
    everyone: 'todos|todas|nós',
  },
  it: { by: 'da|pagato da', for: 'per|con', and: 'e|ed', me: 'me|io', everyone: 'tutti|tutte|noi' },
  nl: {
    by: 'door|betaald door',
    for: 'voor|met',
    and: 'en',
    me: 'mij|me|ik',
    everyone: 'iedereen|allemaal|ons',
  },
  pl: {
    by: 'przez|zapłacone przez',
    for: 'dla|za|z',
    and: 'i|oraz',
    me: 'mnie|ja',
    everyone: 'wszystkich|wszyscy|nas',
  },
  sv: { by: 'av|betalt av', for: 'för|åt|med', and: 'och', me: 'mig|jag', everyone: 'alla|oss' },
  tr: {
    by: 'ödeyen',
    for: '',
    byAfter: 'ödedi|tarafından',
    forAfter: 'için|ile',
    and: 've',
    me: 'benim|bana|ben',
    everyone: 'herkes|hepimiz',
  },
  uk: {
    by: 'від|заплатив|заплатила|платить',
    for: 'для|за|з',
    and: 'і|й|та',
    me: 'мене|я',
    everyone: 'всіх|всі|усіх|нас',
  },
  ar: {
    by: 'بواسطة|دفع|دفعت|دفعها',
    for: 'لأجل|من أجل|عن|مع|ل',
    and: 'و',
    me: 'أنا|انا|لي',
    everyone: 'الجميع|الكل',
  },
  he: {
    by: 'על ידי|שילם|שילמה|של',
    for: 'עבור|בשביל|עם|ל',
    and: 'ו',
    me: 'אני|אותי|לי',
    everyone: 'כולם|כולנו',
  },
  hi: {
    by: 'द्वारा',
    for: '',
    byAfter: 'ने|ने दिए|द्वारा',
    forAfter: 'के लिए|के साथ',
    and: 'और|व',
    me: 'मैं|मैंने|मेरे',
    everyone: 'सब|सभी|सबके',
  },
  ja: {
    by: '支払',
    for: '',
    byAfter: 'が払った|が支払い|払い|が',
    forAfter: 'のため|の分|と',
    and: 'と|、|・',
    me: '私|自分',
    everyone: 'みんな|全員',
  },
  ko: {
    by: '결제',
    for: '',
    byAfter: '가 냄|이 냄|님이|가|이',
    forAfter: '을 위해|를 위해|와|과',
    and: '와|과|하고',
    me: '나|저|내',
    everyone: '모두|다같이',
  },
  zh: {
    by: '由|付款人',
    for: '给|为|和',
    byAfter: '付|付款|付的',
    and: '和|、|与',
    me: '我',
    everyone: '大家|所有人|全部',
  },
};
