export { SplitEditor, type SplitEditorLabels, type SplitEditorProps } from './split-editor.tsx';
export {
  type SplitEntry,
  type SplitRow,
  SplitRows,
  type SplitRowsLabels,
  type SplitRowsProps,
} from './split-rows.tsx';
