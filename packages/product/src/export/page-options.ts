import type { Formatter, StaticMessageKey, Translate } from '@quits/i18n';
import { CATEGORIES, isCurrency } from '@quits/ledger';
import type { ExportedEvent, ExportHtmlOptions } from '@quits/ledger/files';

/** Language of the page. */
export interface PageLanguage {
  readonly t: Translate;
  readonly format: Formatter;
  readonly dir: 'ltr' | 'rtl';
  /** Calendar date of the export. */
  readonly today: string;
}

/** Returns the texts and formats of a group's page, which anyone may read: everybody has their name. */
export function pageOptions({ t, format, dir, today }: PageLanguage): ExportHtmlOptions {
  const time = (at: string) => format.dateTime(new Date(at));
  return {
    lang: format.locale,
    dir,
    texts: {
      balances: t('balances:title'),
      expenses: t('expenses:title'),
      activity: t('balances:activity'),
      search: t('common:search'),
      kind: t('history:kind'),
      all: t('common:all'),
      kinds: {
        expense: t('expenses:kindExpense'),
        payment: t('expenses:kindPayment'),
        income: t('expenses:kindIncome'),
      },
      total: t('balances:total'),
      date: t('expenses:date'),
      title: t('expenses:what'),
      category: t('expenses:category'),
      paidBy: t('expenses:paidBy'),
      share: t('expenses:share'),
      amount: t('expenses:amount'),
      receipts: t('expenses:receipts'),
      footer: t('common:joined', { first: t('common:appName'), second: format.date(today) }),
    },
    money: (minor, currency) => format.money(minor, currency),
    date: (date) => format.date(date),
    time,
    list: (names) => format.list(names),
    category: (category) => {
      const known = CATEGORIES.find(({ id }) => id === category);
      if (known === undefined) return category;
      const key: StaticMessageKey = `categories:${known.id}`;
      return t(key);
    },
    event: (event) => {
      const told = sentenceOf(event, { t, format });
      if (told === undefined || typeof event['at'] !== 'string') return undefined;
      return t('common:joined', { first: time(event['at']), second: told });
    },
  };
}

/** Tells an entry of the log as the activity does. */
function sentenceOf(
  event: ExportedEvent,
  { t, format }: Pick<PageLanguage, 't' | 'format'>,
): string | undefined {
  const { by: name, what } = event;
  if (typeof name !== 'string') return undefined;
  const { title, amount: minor, currency } = factsOf(event['after'] ?? event['before']);
  const amount =
    typeof minor === 'number' && typeof currency === 'string' && isCurrency(currency)
      ? format.money(minor, currency)
      : '';
  const named = { name, title: typeof title === 'string' ? title : '' };
  switch (what) {
    case 'created':
      return t('balances:createdIt', { ...named, amount });
    case 'edited':
      return t('balances:edited', named);
    case 'deleted':
      return t('balances:deletedIt', { ...named, amount });
    case 'restored':
      return t('balances:restored', named);
    case 'settled':
      return t('balances:settled', { name, amount });
    case 'joined':
      return t('balances:joined', { name });
    case 'group':
      return t('balances:groupChanged', { name });
    default:
      return undefined;
  }
}

function factsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
