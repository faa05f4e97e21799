import type { I18n } from '@quits/i18n';
import type { RemindedAmounts } from '@quits/product/reminders/schema.ts';

/** Returns amounts as a text, such as “€12.50 and $3.00”. */
export function amountsText(texts: I18n, amounts: RemindedAmounts): string {
  const { format } = texts.store.getState();
  return format.list(
    Object.entries(amounts).map(([currency, minor]) => format.money(minor, currency)),
  );
}
