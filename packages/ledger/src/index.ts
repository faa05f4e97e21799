export { Balances, type BalanceEntry } from './balance/balances.ts';
export { type Debt, type DebtEntry, getEntryDebts, pairDebts } from './balance/debts.ts';
export { getBalanceChanges } from './balance/get-balance-changes.ts';
export { explainBalance, explainDebt, type Reason } from './balance/explain.ts';
export { groupByHousehold, type Households, sumByHousehold } from './balance/households.ts';
export { toGroupCurrency } from './balance/to-group-currency.ts';
export { balanceIncrements, type Increments } from './balance/increments.ts';
export { type BuiltInCategory, CATEGORIES, type CategoryWords } from './category/categories.ts';
export { mapImportedCategory } from './category/map-imported-category.ts';
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
export { validateEntry, type EntryIssue } from './model/validate-entry.ts';
export { type CountMerged, replacePeople } from './merge/replace-people.ts';
export type { AmountError } from './money/amount-error.ts';
export {
  type Conversion,
  convert,
  convertInverse,
  type ConvertError,
  impliedRate,
  invertRate,
} from './money/convert.ts';
export { crossRate, type DayRates } from './money/day-rates.ts';
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
  toDecimal,
} from './money/format-amount.ts';
export { isAmount, MAX_AMOUNT } from './money/limits.ts';
export { parseAmount, type ParseAmountOptions } from './money/parse-amount.ts';
export {
  dueDates,
  FREQUENCIES,
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
export {
  isQuickToSettle,
  simplifyDebts,
  type SimplifyDebtsError,
  type SimplifyDebtsRequest,
} from './settle/simplify-debts.ts';
export { MAX_EXACT_PEOPLE } from './settle/zero-sum-subsets.ts';
export { splitByExactAmounts } from './split/exact.ts';
export { split, type SplitRequest } from './split/split.ts';
export type { SplitError, SplitResult } from './split/split-result.ts';
export { type MonthIncrements, monthIncrements } from './stats/increments.ts';
export { type PlainFraction, plainFraction } from './stats/plain-fraction.ts';
export {
  monthOf,
  Statistics,
  type StatisticsEntry,
  type Totals,
  totalsBetween,
  UNCATEGORIZED,
} from './stats/statistics.ts';
export {
  type SummaryBars,
  type SummaryEntry,
  summarizeTrip,
  type TripSummary,
  type TripSummaryOptions,
} from './stats/trip-summary.ts';
