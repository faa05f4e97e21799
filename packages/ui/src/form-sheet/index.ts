export { FormSheet, type FormSheetProps } from './form-sheet.tsx';
export { SheetFrame, type SheetFrameLabels, type SheetFrameProps } from './sheet-frame.tsx';
