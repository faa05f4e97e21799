import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';

/** Time that the device that began a deletion has to finish it, in ms. */
export const PATIENCE = 30 * 60_000;

/** Schedule of functions that finish deletions. */
export const FINISHING = {
  schedule: 'every 1 hours',
  timeZone: 'Etc/UTC',
  timeoutSeconds: 540,
  retryCount: 3,
  minBackoffSeconds: 60,
} as const satisfies ScheduleOptions;
