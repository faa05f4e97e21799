/** Maximum number of rows on a page of the dashboard. */
export const MOST_ROWS = 1000;
