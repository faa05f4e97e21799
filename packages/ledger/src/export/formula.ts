/**
 * Matches text that spreadsheets would run as a formula, and the apostrophes that prevent it. Some
 * programs trim a cell first, so spaces, line breaks and invisible characters may come first, and
 * Japanese ones accept full-width signs too.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
export const FORMULA = /^'*(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
