import { useFormatter, useT } from '@quits/i18n/react';
import { AmountField, Button, Icon } from '@quits/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { readAmount } from '@quits/product/expense-form/read-amounts.ts';
import { totalOfItems } from '@quits/product/expense-form/read-split.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { ExpenseForm, ItemLineForm } from '@quits/product/expense-form/expense-form.ts';
import { withoutDoubt } from '@quits/product/expense-form/without-doubt.ts';
import { useDoubtHint } from '../../expense-entry/use-doubt-hint.tsx';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import styles from './items-editor.module.css';
import { ItemLine } from './item-line.tsx';

/** Props of {@link ItemsEditor}. */
export interface ItemsEditorProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly onChange: (form: ExpenseForm) => void;
}

const EXTRAS = [
  { field: 'taxText', doubt: 'tax', label: 'entry:tax' },
  { field: 'tipText', doubt: 'tip', label: 'entry:tip' },
  { field: 'discountText', doubt: 'discount', label: 'entry:discount' },
] as const;

/** Editor for the lines of a bill; tax, tip and discount are distributed in proportion. */
export function ItemsEditor({ form, people, onChange }: ItemsEditorProps) {
  const t = useT();
  const { currencySymbol, locale, money } = useFormatter();
  const ask = useWhichNumber();
  const doubtHint = useDoubtHint();
  const root = useRef<HTMLDivElement>(null);
  const { items, participants, currency } = form;
  const total = totalOfItems(form, { currency, locale });
  const isOther =
    form.amountText.trim() !== '' &&
    total !== undefined &&
    total > 0 &&
    total !== readAmount(form.amountText, { currency, locale });
  const sharers = people.filter(({ id }) => participants.includes(id));
  const change = (next: Partial<ExpenseForm['items']>) =>
    onChange({ ...form, items: { ...items, ...next } });

  function addLine(): void {
    const highest = Math.max(-1, ...items.lines.map(({ id }) => Number(id)));
    const line = { id: String(highest + 1), title: '', amountText: '', people: participants };
    change({ lines: [...items.lines, line] });
    // The line exists once React has drawn it.
    requestAnimationFrame(() => {
      const lines = root.current?.querySelectorAll('[data-line]');
      lines
        ?.item(lines.length - 1)
        .querySelector('input')
        ?.focus();
    });
  }

  function changeLine(changed: ItemLineForm): void {
    change({ lines: items.lines.map((line) => (line.id === changed.id ? checked(line) : line)) });

    /** A change of people says nothing about what was read. */
    function checked(before: ItemLineForm): ItemLineForm {
      const isSame = before.title === changed.title && before.amountText === changed.amountText;
      return isSame ? changed : { ...changed, isDoubtful: false };
    }
  }

  return (
    <div ref={root} className={styles['root']}>
      {items.lines.map((line) => (
        <ItemLine
          key={line.id}
          line={line}
          people={sharers}
          currency={form.currency}
          onChange={changeLine}
          onRemove={() => change({ lines: items.lines.filter(({ id }) => id !== line.id) })}
        />
      ))}
      <Button variant="quiet" align="edge" icon={<Icon glyph={Plus} />} onClick={addLine}>
        {t('entry:addLine')}
      </Button>
      <div className={styles['extras']}>
        {EXTRAS.map(({ field, doubt, label }) => (
          <AmountField
            key={field}
            label={t(label)}
            currency={currencySymbol(form.currency)}
            value={items[field]}
            hint={
              ask.amount({
                text: items[field],
                currency: form.currency,
                onText: (text) => change({ [field]: text }),
              }) ?? doubtHint(form.doubts?.includes(doubt) === true)
            }
            onValueChange={(text) =>
              onChange(withoutDoubt({ ...form, items: { ...items, [field]: text } }, doubt))
            }
          />
        ))}
      </div>
      {isOther ? (
        <Button size="small" onClick={() => onChange({ ...form, amountText: '' })}>
          {t('entry:useSum', { amount: money(total, currency) })}
        </Button>
      ) : null}
    </div>
  );
}
