/** An e-mail or SMS. */
export interface Mail {
  readonly id: string;
  /** RFC 3339. */
  readonly sentAt: string;
  readonly to: string;
  /** Missing for an SMS. */
  readonly subject?: string | undefined;
  readonly text: string;
  readonly code?: string | undefined;
  readonly link?: string | undefined;
}

/** Response of `/__/api/mail`, newest first. */
export interface MailList {
  readonly messages: readonly Mail[];
}

/** A file of the object store. */
export interface FileRow {
  readonly bucket: string;
  readonly name: string;
  readonly contentType?: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** RFC 3339. */
  readonly updated: string;
  /** Path to download it by. */
  readonly href: string;
}

/** Response of `/__/api/files`. */
export interface FileList {
  readonly files: readonly FileRow[];
  /** Number of files, of which the first are listed. */
  readonly total: number;
}
