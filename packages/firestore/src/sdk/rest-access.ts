/** Access to the database over the service's REST interface, bypassing the provider's SDK. */
export interface RestAccess {
  /**
   * The address of the documents, e.g.
   * `https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents`.
   */
  readonly baseUrl: string;
  /** Returns the ID token of the signed-in user. */
  readonly getToken: () => Promise<string | undefined>;
}
