/** People who may sign up, if sign-up is on. */
export type Admission =
  | { readonly kind: 'everyone' }
  /** Holders of a pass, which the server around this service gives out. */
  | { readonly kind: 'pass' }
  /** People who prove to own an email address of one of these domains, in lower case. */
  | { readonly kind: 'domains'; readonly domains: readonly string[] };
