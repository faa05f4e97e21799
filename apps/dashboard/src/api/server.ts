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
  /** Missing without a mail server to send emails by. */
  readonly mail?: MailState;
  /** Missing if the server writes no backup. */
  readonly backup?: BackupView;
}

/** Emails of a server. Times are RFC 3339. */
export interface MailState {
  /** Emails that the mail server hasn't taken yet. */
  readonly waiting: number;
  /** Reason of the last failure, unless an email was delivered since. */
  readonly failure?: string;
  /** Missing if none was delivered in the last 30 days. */
  readonly deliveredAt?: string;
  /** Emails that aren't tried again, newest first. */
  readonly givenUp: readonly MailGivenUp[];
}

/** An email that could not be delivered. */
interface MailGivenUp {
  readonly at: string;
  readonly to: string;
  readonly reason: string;
}

/** State of a server's backup. Times are in ms since the epoch. */
export interface BackupView {
  /** Commits up to this time are in the backup; missing before the first one is complete. */
  readonly completeUntil?: number;
  /** Reason of the failure, if the last attempt failed. */
  readonly failure?: string;
  /** Missing before the first one. */
  readonly lastTest?: RestoreTest;
}

/** Result of a test that restored a backup into a temporary folder. Response of `/__/api/server/restore-test`. */
export interface RestoreTest {
  /** In ms since the epoch. */
  readonly at: number;
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
  /** Duration of the restore, in ms. */
  readonly duration: number;
  /** Contents that the app's own check compared, such as the sums of its groups; missing without one. */
  readonly checked?: string;
  /** A sentence for each problem; empty if everything is as it was written. */
  readonly problems: readonly string[];
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
