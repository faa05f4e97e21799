import type { Formatter, Translate } from '@quits/i18n';
import type { Activity } from '../activity/schema.ts';

/** Language, names and amount of detail of {@link changeText}. */
export interface ChangeTextOptions {
  readonly t: Translate;
  readonly format: Pick<Formatter, 'money'>;
  /** Name of the person who made the change. */
  readonly name: string;
  /** Whether the text contains descriptions and amounts. */
  readonly detail: boolean;
}

/** Returns a change as a sentence, such as “Ana added an expense”. */
export function changeText(entry: Activity, options: ChangeTextOptions): string {
  const { t, name, detail } = options;
  const { what, target } = entry;
  if (what === 'joined') return t('balances:joined', { name });
  if (target.kind !== 'expense' || what === 'group')
    return t('notifications:groupChanged', { name });
  const contents = detail ? detailsOf(entry, options) : undefined;
  if (contents === undefined) {
    const isPayment = (entry.after ?? entry.before)?.['kind'] === 'payment';
    if (what === 'settled' || (isPayment && what === 'created'))
      return t('notifications:paid', { name });
    return t(`notifications:${what}`, { name });
  }
  switch (what) {
    case 'settled':
      return t('balances:settled', { name, amount: contents.amount });
    case 'created':
      return t('balances:createdIt', { name, ...contents });
    case 'deleted':
      return t('balances:deletedIt', { name, ...contents });
    case 'edited':
    case 'restored':
      return t(`balances:${what}`, { name, title: contents.title });
    default:
      return what satisfies never;
  }
}

function detailsOf({ before, after }: Activity, { format }: ChangeTextOptions) {
  const { title, amount, currency } = after ?? before ?? {};
  if (typeof title !== 'string' || typeof amount !== 'number' || typeof currency !== 'string') {
    return undefined;
  }
  return { title, amount: format.money(amount, currency) };
}
