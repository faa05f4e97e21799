import type { ReactNode } from 'react';
import { SegmentedControl, type Segment } from '../segmented-control/segmented-control.tsx';
import { SplitRows, type SplitRowsLabels, type SplitRowsProps } from './split-rows.tsx';

/** Texts of {@link SplitEditor}. */
export interface SplitEditorLabels extends SplitRowsLabels {
  /** Names the choice of modes. */
  mode: string;
}

/** Props of {@link SplitEditor}. */
export interface SplitEditorProps<Mode extends string> extends SplitRowsProps {
  /** Modes to choose from, in order. */
  modes: readonly Segment<Mode>[];
  /** The current mode. */
  mode: Mode;
  /** Called with the chosen mode. */
  onModeChange: (mode: Mode) => void;
  /** Shown between the modes and the people. */
  details?: ReactNode;
  /** Texts of its parts. */
  labels: SplitEditorLabels;
}

/** Editor for the participants of an amount and their shares. */
export function SplitEditor<Mode extends string>(props: SplitEditorProps<Mode>) {
  const { modes, mode, onModeChange, details, ...rows } = props;
  return (
    <SplitRows {...rows}>
      <SegmentedControl
        label={rows.labels.mode}
        segments={modes}
        value={mode}
        onValueChange={onModeChange}
      />
      {details}
    </SplitRows>
  );
}
