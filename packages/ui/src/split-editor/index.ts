export {
  SplitEditor,
  type SplitEditorLabels,
  type SplitEditorProps,
  type SplitEntry,
  type SplitRow,
} from './split-editor.tsx';
