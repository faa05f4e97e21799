import type { OutgoingMessage } from '@quits/identity-service';

/** A message that was, or would have been, sent to a person. */
export interface Message extends OutgoingMessage {
  readonly id: string;
  /** RFC 3339. */
  readonly sentAt: string;
}
