export { AppShell, type AppShellLabels, type AppShellProps, type ShellItem } from './app-shell.tsx';
