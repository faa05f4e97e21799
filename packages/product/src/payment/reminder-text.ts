import { type PayDetails, type PayRequest, waysToPay } from '@quits/ledger/pay';

/** Texts of {@link reminderText}, in the reader's language. */
export interface ReminderTexts {
  /** Says who owes what. */
  readonly intro: string;
  /** Introduces the ways to pay. */
  readonly ways: string;
  /** Joins the name of a method and its address. */
  readonly labelled: (label: string, value: string) => string;
  /** Returns the name of a payment method. */
  readonly nameOf: (method: keyof PayDetails['addresses']) => string;
}

/** Returns a message that asks for a payment, with each way to make it in a line of its own. */
export function reminderText(
  details: PayDetails | undefined,
  request: PayRequest,
  texts: ReminderTexts,
): string {
  const ways = details === undefined ? [] : waysToPay(details, request);
  if (details === undefined || ways.length === 0) return texts.intro;
  const lines = ways.map(({ method, address, link }) =>
    texts.labelled(
      texts.nameOf(method),
      // Messengers only make links of web addresses.
      link?.startsWith('https:') === true
        ? link
        : method === 'iban'
          ? `${address} (${details.name})`
          : address,
    ),
  );
  return [texts.intro, '', texts.ways, ...lines].join('\n');
}
