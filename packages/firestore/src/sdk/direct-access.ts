/** The way to the database past the provider's SDK, by the service's own REST interface. */
export interface DirectAccess {
  /**
   * The address of the documents, e.g.
   * `https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents`.
   */
  readonly root: string;
  /** The ID token of whoever is signed in. */
  readonly token: () => Promise<string | undefined>;
}
