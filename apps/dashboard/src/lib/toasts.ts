import { createToastManager } from '@quits/ui';

/** The page's notifications. */
export const toasts = createToastManager();
