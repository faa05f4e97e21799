import { useFormatter, useT } from '@quits/i18n/react';
import { AmountField, Banner, SegmentedControl, SheetFrame, TextField } from '@quits/ui';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { Receipt } from '@quits/product/expense/schema.ts';
import type { DoubtfulField, ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { withoutDoubt } from '@quits/product/expense-form/without-doubt.ts';
import { inCurrency } from '@quits/product/expense-form/in-currency.ts';
import { PROBLEM_TEXT } from '@quits/product/expense-form/problem-text.ts';
import { whenShown } from '@quits/app-platform/snapshot/when-shown.ts';
import { useDoubtHint } from '../../expense-entry/use-doubt-hint.tsx';
import { useWhichAmount } from '../../expense-entry/use-which-number.tsx';
import { useFindRate } from '../../group-expenses/use-last-rate.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { currencyChoices } from '@quits/product/values/currency-choices.ts';
import { figuresOf } from '../../money/figures-of.ts';
import { AmountKeypad } from './amount-keypad.tsx';
import { CategoryChip } from './category-chip.tsx';
import { ConversionPart } from './conversion-part.tsx';
import styles from './expense-form-view.module.css';
import { FormDetails, type FormPart } from './form-details.tsx';
import { useFindOverpayment } from '../../expense-entry/use-find-overpayment.ts';
import { useFormReader } from '../../expense-entry/use-form-reader.ts';
import { LiveLine } from './live-line.tsx';
import { type AskedSaving, OverpaidForm, type Saving } from './overpaid-form.tsx';
import { partWith } from './part-with.ts';
import type { RepeatPanelProps } from './repeat-panel.tsx';
import { OfferedCurrency } from './offered-currency.tsx';
import { useLineQuestion } from './use-line-question.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';

/** Props of {@link ExpenseFormView}. */
export interface ExpenseFormViewProps {
  readonly label: string;
  readonly initial: ExpenseForm;
  readonly people: readonly NamedPerson[];
  /** ISO 4217 code of the group's currency. */
  readonly groupCurrency: string;
  readonly notice?: ReactNode;
  /** Whether it is typed from the start, and another one can follow. @default false */
  readonly isNew?: boolean;
  /** Whether it can be made recurring. @default isNew */
  readonly mayRepeat?: boolean;
  /** The series whose next expense it is. */
  readonly series?: RepeatPanelProps['series'];
  /** Whether it has receipts; recurring expenses have none. @default true */
  readonly hasReceipts?: boolean;
  /** The expense as it was before the edit, if it is one. */
  readonly before?: NewExpense | undefined;
  /** Suggested currency, such as that of the last expense. */
  readonly offered?: string | undefined;
  /** Called with every change, to store a draft. */
  readonly onDraft?: (form: ExpenseForm) => void;
  /** Deletes the draft; omitted if there is none. */
  readonly onDiscard?: () => void;
  /** `again` is true to add another one. */
  readonly onSave: (expense: NewExpense, form: ExpenseForm, again: boolean) => void;
  readonly onCancel: () => void;
}

const KINDS = [
  { value: 'expense', label: 'expenses:kindExpense' },
  { value: 'payment', label: 'expenses:kindPayment' },
  { value: 'income', label: 'expenses:kindIncome' },
] as const;

/** Form with amount, title, and a sentence whose parts expand for editing. */
export function ExpenseFormView(props: ExpenseFormViewProps) {
  const { label, initial, people, groupCurrency, notice } = props;
  const {
    isNew = false,
    mayRepeat = isNew,
    series,
    hasReceipts = true,
    before,
    offered,
    onDraft,
    onDiscard,
    onSave,
    onCancel,
  } = props;
  const t = useT();
  const { money, moneyParts, currencyName, locale } = useFormatter();
  const { name } = useGroup().data;
  const reader = useFormReader(people, groupCurrency);
  const findRate = useFindRate();
  const [held, setHeld] = useState(initial);
  const [tried, setTried] = useState(false);
  const [reading, setReading] = useState(false);
  const [open, setOpen] = useState<FormPart>();
  const [photo, setPhoto] = useState<File>();
  const [hasKeypad, setHasKeypad] = useState(false);
  const [asked, setAsked] = useState<AskedSaving>();
  const doubtHint = useDoubtHint();
  const isDoubtful = (field: DoubtfulField) => held.doubts?.includes(field) === true;
  const root = useRef<HTMLFormElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  // Reading files takes time; use the latest form, so that input in the meantime is kept.
  const newest = useRef(initial);
  const form = reader.completed(held);
  const checked = reader.check(form);
  const { amount, problems } = checked;
  const findOverpayment = useFindOverpayment({
    isPayment: form.kind === 'payment',
    expenseId: form.expenseId,
    before,
  });
  const shown = tried ? problems : {};
  const question = useWhichAmount({
    text: form.amountText,
    currency: form.currency,
    onText: (amountText) => change({ ...held, amountText }),
  });
  const line = useLineQuestion(held, { reader, onChange: change });
  const discarded = useRef(false);
  const saved = useRef(false);
  // A payment requires two people.
  const kinds = KINDS.filter(
    ({ value }) => value !== 'payment' || value === form.kind || people.length > 1,
  );
  const guard = useLeaveGuard(
    held !== initial,
    onDiscard === undefined
      ? undefined
      : () => {
          discarded.current = true;
          onDiscard();
        },
  );
  // A description isn't needed to see the shares.
  const live =
    checked.expense ??
    (form.title.trim() === '' ? reader.check({ ...form, title: label }).expense : undefined);
  const isComputed = amount !== undefined && !/^[\p{N}.,\s]+$/u.test(form.amountText);

  useEffect(() => {
    if (isNew) whenShown(() => amountField.current?.focus());
  }, [isNew]);

  function change(next: ExpenseForm): void {
    newest.current = next;
    setHeld(next);
    // A file read after discarding is ignored.
    if (!discarded.current) onDraft?.(next);
  }

  function addReceipts(added: readonly Receipt[]): void {
    const { current } = newest;
    change({ ...current, receipts: [...current.receipts, ...added] });
  }

  function fillFrom(fill: (form: ExpenseForm) => ExpenseForm): void {
    const filled = fill(newest.current);
    // A receipt in another currency needs a rate.
    const isSame = filled.currency === newest.current.currency;
    change(isSame ? filled : withCurrency(filled, filled.currency));
    openPart('split');
  }

  /** Changes the currency, and fills in the last rate, if any. */
  function withCurrency(changed: ExpenseForm, currency: string): ExpenseForm {
    return inCurrency(changed, currency, { last: findRate(currency, groupCurrency), locale });
  }

  function changeKind(kind: ExpenseForm['kind']): void {
    const [first] = people;
    const one = { kind: 'one', personId: first?.id ?? '' } as const;
    openPart(undefined);
    const isPayment = kind === 'payment';
    // The usual payer is a default of expenses only; the reader comes first.
    const isDefault = isNew && held.paidBy === initial.paidBy;
    const paidBy = isPayment && (isDefault || held.paidBy.kind === 'several') ? one : held.paidBy;
    // With two people, the receiver is determined.
    const [other, ...more] = people.filter(
      ({ id }) => 'personId' in paidBy && id !== paidBy.personId,
    );
    const receiverId = held.receiverId ?? (more.length === 0 ? other?.id : undefined);
    change({ ...held, kind, paidBy, receiverId });
  }

  function openPart(part: FormPart | undefined): void {
    // Some browsers leave the focus in the field when a button is pressed.
    setHasKeypad(false);
    setOpen(part);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    if (target === amountField.current) setHasKeypad(isTouched());
    // Only for fields that open the system's keyboard: it moves the contents, and a button would lose its click.
    else if (target.matches(TYPED)) setHasKeypad(false);
  }

  function save(again: boolean): void {
    // Ignore further taps while the next screen loads.
    if (reading || saved.current) return;
    if (again && held.amountText.trim() === '' && held.title.trim() === '') {
      // Most likely the second tap of two: the form before it was saved by the first.
      amountField.current?.focus();
      return;
    }
    const filled = reader.completed(reader.withLine(held));
    const { expense, problems: left } = reader.check(filled);
    if (expense !== undefined) {
      const more = findOverpayment(expense);
      if (more === undefined) finish({ expense, form: filled, again });
      else setAsked({ expense, form: filled, again, more });
      return;
    }
    newest.current = filled;
    setHeld(filled);
    setTried(true);
    setOpen(partWith(left) ?? open);
    // The errors are rendered in the next frame.
    requestAnimationFrame(() => {
      const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field !== null && field !== undefined) field.focus();
      // If the shares don't sum to the total, no field is invalid; scroll to the message, which the
      // buttons might cover.
      else root.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    });
  }

  function finish({ expense, form: saving, again }: Saving): void {
    saved.current = true;
    guard.release();
    // Without React, which would render the whole form before the next frame.
    root.current?.setAttribute('aria-busy', 'true');
    onSave(expense, saving, again);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    save(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save(isNew && event.shiftKey);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter saves from any field
    <form
      ref={root}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onDragEnter={(event) => {
        // Dragging a file opens the part with the drop zone.
        if (hasReceipts && event.dataTransfer.types.includes('Files')) openPart('more');
      }}
      noValidate
      aria-label={label}
    >
      <SheetFrame
        title={label}
        description={name}
        labels={{ close: t('common:close'), cancel: t('common:cancel'), save: t('common:save') }}
        onClose={onCancel}
        loading={reading}
        keypad={hasKeypad ? <AmountKeypad field={amountField} /> : undefined}
        {...(isNew && { secondary: { label: t('entry:addAnother'), onPress: () => save(true) } })}
      >
        <div className={styles['root']}>
          {notice}
          <SegmentedControl
            label={t('entry:kind')}
            segments={kinds.map(({ value, label: key }) => ({ value, label: t(key) }))}
            value={form.kind}
            onValueChange={changeKind}
          />
          <AmountField
            ref={amountField}
            label={t('expenses:amount')}
            size="hero"
            currency={form.currency}
            currencies={currencyChoices(currencyName, {
              chosen: form.currency,
              first: [groupCurrency, form.currency],
            })}
            onCurrencyChange={(currency) => change(withCurrency(held, currency))}
            currencyLabel={t('groups:currency')}
            placeholder={figuresOf(moneyParts(0, form.currency))}
            value={form.amountText}
            result={isComputed ? `= ${money(amount, form.currency)}` : undefined}
            hint={question ?? line.question ?? doubtHint(isDoubtful('amount'))}
            error={
              shown.amount === undefined ? undefined : (line.error ?? t(PROBLEM_TEXT[shown.amount]))
            }
            inputMode={isTouched() ? 'none' : 'decimal'}
            data-initial-focus={isNew ? '' : undefined}
            onValueChange={(amountText) => change(withoutDoubt({ ...held, amountText }, 'amount'))}
            onClick={() => setHasKeypad(isTouched())}
            onBlur={() => {
              const filled = reader.withLine(held);
              if (filled !== held && held.title === '') change(filled);
            }}
          />
          {offered === undefined || form.currency !== groupCurrency ? null : (
            <OfferedCurrency
              form={held}
              currency={offered}
              {...{ groupCurrency, onChange: change }}
            />
          )}
          {form.currency === groupCurrency ? null : (
            <ConversionPart
              form={held}
              groupCurrency={groupCurrency}
              checked={checked}
              onChange={change}
              mayFill={isNew || held.date !== initial.date || held.currency !== initial.currency}
            />
          )}
          {form.kind === 'payment' ? null : (
            <TextField
              label={t('expenses:what')}
              placeholder={t('expenses:whatPlaceholder')}
              value={form.title}
              autoComplete="off"
              enterKeyHint="done"
              start={
                <CategoryChip
                  value={form.category}
                  onValueChange={(category) => change({ ...held, category, categoryIs: 'chosen' })}
                />
              }
              error={
                shown.title === undefined
                  ? undefined
                  : t(shown.title === 'missing' ? 'expenses:titleMissing' : 'expenses:titleTooLong')
              }
              hint={doubtHint(isDoubtful('title'))}
              onChange={(event) =>
                change(withoutDoubt({ ...held, title: event.target.value }, 'title'))
              }
            />
          )}
          <FormDetails
            form={form}
            people={people}
            checked={checked}
            live={<LiveLine expense={live} />}
            shown={shown}
            open={open}
            onOpenChange={openPart}
            isNew={isNew}
            mayRepeat={mayRepeat}
            series={series}
            receipts={
              hasReceipts
                ? {
                    onAdd: addReceipts,
                    onReading: setReading,
                    photo,
                    onPhoto: setPhoto,
                    onRead: fillFrom,
                  }
                : undefined
            }
            onChange={change}
          />
          {shown.split !== undefined || shown.payers !== undefined ? (
            <Banner tone="danger">{t('expenses:splitOpen')}</Banner>
          ) : null}
        </div>
      </SheetFrame>
      {guard.dialog}
      {asked === undefined ? null : (
        <OverpaidForm
          asked={asked}
          check={reader.check}
          onSave={finish}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

/** Fields to type into. */
const TYPED = 'textarea, input:not([type=radio], [type=checkbox])';

/** Returns whether the amount is typed with the app's own keypad. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
