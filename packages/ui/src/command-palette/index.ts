export {
  CommandPalette,
  type CommandPaletteItem,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette.tsx';
