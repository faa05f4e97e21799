export {
  AppShell,
  type AppShellLabels,
  type AppShellProps,
  type ShellAction,
  type ShellItem,
} from './app-shell.tsx';
export { avoidStatusBar } from './keep-clear-of-status.ts';
export { RailNotice, type RailNoticeProps } from './rail-notice.tsx';
