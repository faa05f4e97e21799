export {
  AppShell,
  type AppShellLabels,
  type AppShellProps,
  type ShellAction,
  type ShellItem,
} from './app-shell.tsx';
export { RailList, type RailListItem, type RailListProps } from './rail-list.tsx';
export { avoidStatusBar } from './keep-clear-of-status.ts';
