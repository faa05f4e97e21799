/** A message of the process of functions to the backend. */
export type ChildMessage =
  /** The functions were loaded and can be called; `endpoints` is their manifest, by id. */
  | { readonly kind: 'ready'; readonly endpoints: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/** Header that says what a request is for: `request` or `event`, a space, and the id of the function. */
export const FUNCTION_HEADER = 'x-quits-function';
