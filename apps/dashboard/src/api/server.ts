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
  };
  /** Whether the server has a mail server to send emails by. */
  readonly hasMail: boolean;
}

/** Request of `/__/api/server/sign-up`. */
export interface SignUp {
  /** Whether people may create accounts. */
  readonly isOpen: boolean;
  /** Whether people may begin without an account. */
  readonly guests: boolean;
}
