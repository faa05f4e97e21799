export type {
  BalancesByCurrency,
  DateOrder,
  DateReadings,
  Dropped,
  ImportedEntry,
  ImportedFile,
  ImportError,
  ImportFormat,
  ImportOptions,
  ImportProgress,
  RowError,
  RowNote,
  SourcePerson,
} from './import/import-types.ts';
export {
  detectFormat,
  readImportInChunks,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_ROWS,
  readImport,
} from './import/read-import.ts';
export { mapPeople, mapSeries, type PeopleMapping, suggestMapping } from './import/map-people.ts';
export {
  importConversion,
  type ImportConversion,
  type ImportCurrencies,
} from './import/import-conversion.ts';
export { TEXT_LIMITS } from './import/text-limits.ts';
export { type ImportPreview, type ImportTarget, previewImport } from './import/preview.ts';
export { exportCsv, type ExportCsvOptions } from './export/export-csv.ts';
export { exportHtml, type ExportHtmlOptions, type ExportHtmlTexts } from './export/export-html.ts';
export { exportJson } from './export/export-json.ts';
export type {
  EarlierConversion,
  ExportedBudget,
  ExportedComment,
  ExportedEvent,
  ExportedExpense,
  ExportedGroup,
  ExportedPerson,
  ExportedReceipt,
  ExportedSeries,
  ExportedUsual,
  ExportedUsualSplit,
  NamedCategory,
  RateSource,
} from './export/export-types.ts';
