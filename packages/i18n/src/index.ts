export { syncDocumentLocale } from './sync-document-locale.ts';
export { createI18n, type I18n, type I18nOptions, type I18nSnapshot } from './create-i18n.ts';
export {
  errorText,
  errorTextKey,
  type ErrorTexts,
  type ErrorLike,
} from './error-text/error-text.ts';
export type { ErrorTextKey } from './error-text/error-text-keys.ts';
export {
  createFormatter,
  type Formatter,
  type FormatterOptions,
} from './format/create-formatter.ts';
export type { CurrencyDisplay, MoneyScope } from './format/currency-display.ts';
export type { DateFormat, DateStyle } from './format/dates.ts';
export type { MoneyFormat, MoneyOptions, MoneyPart } from './format/money.ts';
export { detectLocale } from './locale/detect.ts';
export {
  type AnyLocale,
  DEFAULT_LOCALE,
  getTextDirection,
  isLocale,
  type Locale,
  locales,
  getLocaleName,
} from './locale/locales.ts';
export { isPseudoLocale, PSEUDO_LOCALES, type PseudoLocale } from './locale/pseudo-locales.ts';
export { loadSharedTexts, type SharedTranslation } from './messages/load-shared-texts.ts';
export type { LocaleStorage } from './locale/remember.ts';
// Needs `export *`: otherwise the interface that an app declares does not merge with it.
export type * from './messages/app-messages.ts';
export type {
  AllTexts,
  MessageArgs,
  MessageKey,
  MessageParams,
  Namespace,
  StaticMessageKey,
  Translate,
  Translation,
} from './messages/message-types.ts';
