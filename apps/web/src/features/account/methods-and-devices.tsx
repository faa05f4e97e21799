/** Parts of the account screen that need a connection, so that a device caches their code only after its first use. */
export { MethodParts, ReauthDialog } from '@quits/auth-ui';
export { DevicesCard } from './devices-card.tsx';
