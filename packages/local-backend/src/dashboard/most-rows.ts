/** Rows that a page of the dashboard lists at most. */
export const MOST_ROWS = 1000;
