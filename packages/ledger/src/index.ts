export { Balances, type BalanceEntry } from './balance/balances.ts';
export { type Debt, type DebtEntry, debtsOfEntry, pairDebts } from './balance/debts.ts';
export { entryEffect } from './balance/effect.ts';
export { explainBalance, explainDebt, type Reason } from './balance/explain.ts';
export { betweenHouseholds, type Households, sumByHousehold } from './balance/households.ts';
export { inGroupCurrency } from './balance/in-group-currency.ts';
export { balanceIncrements, type Increments } from './balance/increments.ts';
export { type BuiltInCategory, CATEGORIES, type CategoryWords } from './category/categories.ts';
export { categoryOfImport } from './category/category-of-import.ts';
export { CategoryHistory } from './category/category-history.ts';
export { guessCategory, type GuessSources } from './category/guess-category.ts';
export { loadCategoryWords } from './category/load-category-words.ts';
export {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  isDate,
} from './date/calendar-date.ts';
export type { EntryLineError } from './entry/find-amount.ts';
export type { LinePeople } from './entry/find-people.ts';
export { type EntryLine, type EntryLineOptions, parseEntryLine } from './entry/parse-entry-line.ts';
export type {
  AmountsByPerson,
  EntryKind,
  Expense,
  ItemLine,
  ItemsInput,
  LedgerEntry,
  PersonId,
  Split,
  SplitMode,
} from './model/expense.ts';
export type { Decimal } from './money/decimal-text.ts';
export { checkEntry, type EntryFault } from './model/check-entry.ts';
export { type CountMerged, replacePeople } from './merge/replace-people.ts';
export type { AmountError } from './money/amount-error.ts';
export {
  type Conversion,
  convert,
  convertBack,
  type ConvertError,
  impliedRate,
} from './money/convert.ts';
export {
  currencyCodes,
  currencyExponent,
  isCurrency,
  isCurrentCurrency,
} from './money/currency.ts';
export {
  formatAmount,
  formatAmountToParts,
  type FormatAmountOptions,
  toDecimalString,
} from './money/format-amount.ts';
export { isAmount, MAX_AMOUNT } from './money/limits.ts';
export { parseAmount, type ParseAmountOptions } from './money/parse-amount.ts';
export {
  dueDates,
  type Frequency,
  isRecurrence,
  nextDate,
  occurrenceId,
  occurrences,
  type Pause,
  type Recurrence,
} from './recur/recurrence.ts';
export {
  type DecimalError,
  formatDecimal,
  parseDecimal,
  type ParseDecimalOptions,
} from './money/parse-decimal.ts';
export type { Reading } from './money/read-number.ts';
export type { PlannedPayment, SettlementPlan } from './settle/plan.ts';
export { isQuickToSettle, settle, type SettleError, type SettleRequest } from './settle/settle.ts';
export { EXACT_LIMIT } from './settle/zero-groups.ts';
export { splitExactly } from './split/exact.ts';
export { split, type SplitRequest } from './split/split.ts';
export type { SplitError, SplitResult } from './split/split-result.ts';
export { type MonthIncrements, monthIncrements } from './stats/increments.ts';
export {
  monthOf,
  Statistics,
  type StatisticsEntry,
  type Totals,
  totalsBetween,
  UNCATEGORISED,
} from './stats/statistics.ts';
