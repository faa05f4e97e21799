export { Chip, ChipRow, type ChipProps, type ChipRowProps } from './chip.tsx';
export { RemovableChip, type RemovableChipProps } from './removable-chip.tsx';
