export type {
  BalancesByCurrency,
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
  importSteps,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_ROWS,
  readImport,
} from './import/read-import.ts';
export { mapPeople, type PeopleMapping, suggestMapping } from './import/map-people.ts';
export { type ImportPreview, previewImport } from './import/preview.ts';
export { exportCsv, type ExportCsvOptions } from './export/export-csv.ts';
export { exportJson } from './export/export-json.ts';
export type { ExportedGroup, ExportedPerson, NamedCategory } from './export/export-types.ts';
