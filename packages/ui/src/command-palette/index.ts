export {
  CommandPalette,
  type Command,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette.tsx';
