/**
 * A failure that the identity service reports by code, such as `EMAIL_EXISTS`; the client SDK maps
 * it to its own codes.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  readonly status: number;

  /** @param detail follows the code after ` : `, for developers only */
  constructor(code: string, detail?: string, status = 400) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.code = code;
    this.status = status;
  }
}
