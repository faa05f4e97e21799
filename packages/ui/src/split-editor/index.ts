export type { SplitRow } from './split-row.ts';
export { SplitEditor, type SplitEditorLabels, type SplitEditorProps } from './split-editor.tsx';
export {
  type SplitEntry,
  SplitRows,
  type SplitRowsLabels,
  type SplitRowsProps,
} from './split-rows.tsx';
export type { SplitToolsLabels } from './split-tools.tsx';
