/** A certificate with its key. */
export interface Certificate {
  /** PEM, with the chain. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
}

/** Where a server gets its certificate from. */
export interface CertificateSource {
  /**
   * Returns the certificate to start with.
   * @throws {StartError} if there is none
   */
  first(): Promise<Certificate>;
  /** Calls back with each later one; returns a function that stops. */
  watch(renewed: (certificate: Certificate) => void): () => void;
}
