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

/** In ms. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

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
  const transport = createTransport({ url, ...PATIENCE });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text }) => {
    // The same for each attempt, so that an email that was delivered twice is shown once.
    const messageId = `<${id}@${domain}>`;
    await transport.sendMail({ from, to, subject, text, messageId });
  };
}
