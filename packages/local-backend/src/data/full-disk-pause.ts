/** Pause before another attempt to write to a full disk, in ms. */
export const FULL_DISK_PAUSE = 1000;
