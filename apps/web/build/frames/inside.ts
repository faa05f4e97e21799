/** Place of a frame inside another one. */
export const INSIDE = '{in}';
