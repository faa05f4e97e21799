export { bindDocument } from './bind-document.ts';
export { createI18n, type I18n, type I18nOptions, type I18nSnapshot } from './create-i18n.ts';
export { errorText, errorTextKey, type Failure } from './error-text/error-text.ts';
export type { ErrorTextKey } from './error-text/error-text-keys.ts';
export { createFormat, type Format, type FormatOptions } from './format/create-format.ts';
export type { CurrencyDisplay, MoneyScope } from './format/currency-display.ts';
export type { DateFormat, DateStyle } from './format/dates.ts';
export type { MoneyFormat, MoneyOptions, MoneyPart } from './format/money.ts';
export { detectLocale } from './locale/detect.ts';
export {
  type AnyLocale,
  DEFAULT_LOCALE,
  directionOf,
  isLocale,
  type Locale,
  locales,
  nativeName,
  PSEUDO_LOCALE,
} from './locale/locales.ts';
export type { LocaleStorage } from './locale/remember.ts';
export type {
  MessageArgs,
  MessageKey,
  MessageParams,
  Namespace,
  PlainMessageKey,
  Translate,
} from './messages/message-types.ts';
