export { SyncIndicator, type SyncIndicatorProps } from './sync-indicator.tsx';
