/** Something that was, or would have been, sent to a person. */
export interface Message {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  /** An e-mail address or a phone number. */
  readonly to: string;
  /** Of e-mails only. */
  readonly subject?: string;
  readonly text: string;
  /** The link that the reader is to follow. */
  readonly link?: string;
  /** The code that the reader is to type. */
  readonly code?: string;
  /** RFC 3339. */
  readonly sentAt: string;
}

/** A message as its writer hands it over. */
export type Draft = Omit<Message, 'id' | 'sentAt'>;
