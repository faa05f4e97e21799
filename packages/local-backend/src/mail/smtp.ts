import type { Message } from './message.ts';

/** Sends one email; rejects if the mail server refuses it. */
export type Deliver = (message: Message) => Promise<void>;

/** A mail server to send e-mails by. */
export interface SmtpOptions {
  /** URL such as `smtps://user:password@mail.example.com`. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

/** Sends through a mail server; the library is loaded with the first e-mail. */
export function smtpDelivery(options: SmtpOptions): Deliver {
  let loading: Promise<Deliver> | undefined;
  return async (message) => {
    loading ??= connect(options);
    const deliver = await loading;
    await deliver(message);
  };
}

async function connect({ url, from }: SmtpOptions): Promise<Deliver> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}
