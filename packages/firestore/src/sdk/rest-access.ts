/** The way to the database past the provider's SDK, by the service's own REST interface. */
export interface RestAccess {
  /**
   * The address of the documents, e.g.
   * `https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents`.
   */
  readonly baseUrl: string;
  /** The ID token of whoever is signed in. */
  readonly getToken: () => Promise<string | undefined>;
}
