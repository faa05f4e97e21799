/** An email or SMS to a person. */
export interface OutgoingMessage {
  readonly kind: 'email' | 'sms';
  /** An e-mail address or a phone number. */
  readonly to: string;
  /** Only for emails. */
  readonly subject?: string;
  readonly text: string;
  /** The link that the reader is to follow. */
  readonly link?: string;
  /** Reason of an email, such as `PASSWORD_RESET`. */
  readonly purpose?: string;
  /** Time until which the link works, in ms since the epoch. */
  readonly expiresAt?: number;
  /** The code that the reader is to type. */
  readonly code?: string;
}

/** Queues a message; failures of the delivery aren't reported to the caller. */
export type SendMessage = (message: OutgoingMessage) => void;
