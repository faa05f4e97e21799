/** Number of rows in a frame, as many as a phone shows. */
export const ROWS = 8;
