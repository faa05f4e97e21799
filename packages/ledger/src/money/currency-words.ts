/** Names of any dollar. */
const DOLLARS =
  'dollar dollari dólares dolar dolarów dolary доларів долари دولار דולר דולרים डॉलर ドル 달러';

/** Common notations of a currency besides its code and the sign that the runtime knows, by code. */
export const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  AED: 'dh dhs',
  ARS: 'pesos',
  AUD: `dollars bucks ${DOLLARS}`,
  BRL: 'reais real',
  CAD: `dollars bucks ${DOLLARS}`,
  CHF: 'fr fr. sfr franken francs stutz',
  CLP: 'pesos',
  CNY: '元 块 rmb kuai yuan 人民币',
  COP: 'pesos',
  CZK: 'korun',
  DKK: 'kroner kr.',
  EGP: 'جنيه ج.م',
  EUR: 'euro euros eur. євро يورو יורו यूरो ユーロ 유로 欧元',
  GBP: 'pounds quid £',
  HUF: 'forint',
  ILS: 'שח ש"ח nis shekels',
  INR: 'rs rs. rupees rupaye रुपये रु',
  JPY: '円 yen 日元 엔',
  KRW: '원 won 韩元 ウォン',
  MAD: 'dh dirhams',
  MXN: 'pesos',
  NOK: 'kroner kr.',
  PLN: 'zloty złotych złote zl',
  SAR: 'ريال',
  SEK: 'kronor spänn',
  TRY: 'tl lira',
  UAH: 'грн грн. гривень гривні гривня',
  USD: `dollars bucks usd$ ${DOLLARS} 美元 美金`,
};
