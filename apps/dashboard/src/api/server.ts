/** Response of `/__/api/server`, of a server for people on the internet. */
export interface ServerState {
  readonly administrators: readonly string[];
  readonly storage: {
    readonly databaseBytes: number;
    readonly files: number;
    readonly filesBytes: number;
    /** Free space of the disk with the data. */
    readonly freeBytes: number;
  };
  readonly signUp: SignUp & {
    /** Whether a command-line option sets it. */
    readonly isFixed: boolean;
    /** Modes that the server can offer. */
    readonly modes: readonly SignUpMode[];
  };
  /** Whether the server has a mail server to send emails by. */
  readonly hasMail: boolean;
}

/**
 * People who may create an account: anyone, holders of a link that another user made, people with an email address of some
 * domains, or nobody.
 */
export type SignUpMode = 'open' | 'invited' | 'domains' | 'closed';

/** Request of `/__/api/server/sign-up`. */
export interface SignUp {
  readonly mode: SignUpMode;
  /** Domains of email addresses, for the mode `domains`. */
  readonly domains: readonly string[];
  /** Whether people may begin without an account. */
  readonly guests: boolean;
}
