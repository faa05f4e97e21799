import { createToastManager } from '@quits/ui';

/** Short notices at the edge of the screen; the shell shows them. */
export const notices = createToastManager();
