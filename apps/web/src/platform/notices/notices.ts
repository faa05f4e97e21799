import { createToastManager } from '@quits/ui';

/** Queue of toasts; the shell shows them. */
export const notices = createToastManager();
