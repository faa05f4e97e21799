/**
 * Text that spreadsheets would take for a formula, and how many apostrophes defuse it. Some
 * programs trim a cell before they look at it, so spaces, line ends and what cannot be seen may
 * come first, and Japanese ones take the wide signs as well.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
export const FORMULA = /^'*(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
