/**
 * Splitwise's group export, header and rows as in `packages/domain/src/fixtures` of
 * `antonio-ivanovski/spliit-cloud` (a9e8846146bb), with dates as Excel saves them: `m/d/yyyy` with
 * US settings, `dd/mm/yyyy` with UK settings, `m/d/yy` in older ones.
 */
export function splitwiseSavedByExcel(...dates: readonly string[]): string {
  return [
    'Date,Description,Category,Cost,Currency,Ana,Zoé',
    ',,,,,,',
    ...dates.map((date, index) => `${date},Café ${index},General,10,EUR,5,-5`),
    '',
  ].join('\r\n');
}
