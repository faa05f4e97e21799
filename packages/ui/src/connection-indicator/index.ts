export { ConnectionIndicator, type ConnectionIndicatorProps } from './connection-indicator.tsx';
