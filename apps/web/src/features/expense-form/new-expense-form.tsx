import { generateId } from '@quits/firestore';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCategories } from '../../categories/use-categories.ts';
import { addExpense } from '@quits/product/expense/add-expense.ts';
import { startSeries } from '@quits/product/series/change-series.ts';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { dropDraft, keepDraft, readDraft } from '@quits/product/expense-form/drafts.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { formOfExpense } from '@quits/product/expense-form/form-of-expense.ts';
import { localizeSeparators } from '@quits/product/expense-form/localize-separators.ts';
import { prefill } from '@quits/product/expense-form/prefill.ts';
import { remember } from '@quits/product/expense-form/remembered.ts';
import { useRememberedCurrency } from '../../expense-entry/use-remembered-currency.ts';
import { startForm } from '@quits/product/expense-form/start-form.ts';
import { useBudgetWarning } from '../../expense-entry/use-budget-warning.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useForgetReceipts } from '../../receipts/use-forget-receipts.ts';
import { showResult } from '@quits/app-platform/slices/after-frame.ts';
import { focusMain } from '@quits/app-platform/screen/focus-main.ts';
import { paths } from '../../routing/paths.ts';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { leaveForm } from '../../routing/use-is-form.ts';
import { MessageFrame } from './message-frame.tsx';
import { ExpenseFormView } from './expense-form-view.tsx';

/** Props of {@link NewExpenseForm}. */
export interface NewExpenseFormProps {
  readonly uid: string;
  /** Links and drafts are for the first form only. */
  readonly isFirst: boolean;
  readonly onNext: () => void;
}

/** The form of one new expense: empty, from a link, a draft, or a copy of another. */
export function NewExpenseForm(props: NewExpenseFormProps) {
  const t = useT();
  const group = useGroup();
  const [params] = useSearchParams();
  const copied = props.isFirst ? (params.get('copy') ?? undefined) : undefined;
  const state = useLiveDocument(
    expenses,
    copied === undefined ? undefined : { groupId: group.id, id: copied },
  );
  if (copied !== undefined && (state.status === 'loading' || state.status === 'idle')) {
    return (
      <MessageFrame title={t('expenses:add')} fallback={paths.group(group.id)}>
        <Skeleton shape="block" label={t('common:loading')} />
      </MessageFrame>
    );
  }
  return <Form {...props} original={state.status === 'ready' ? state.data?.data : undefined} />;
}

function Form({
  uid,
  isFirst,
  onNext,
  original,
}: NewExpenseFormProps & { readonly original: NewExpense | undefined }) {
  const t = useT();
  const { locale } = useFormatter();
  const group = useGroup();
  const database = useDatabase();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [params] = useSearchParams();
  const { offered } = useCategories();
  const forget = useForgetReceipts();
  const people = useActivePeople();
  const key = { uid, groupId: group.id };
  const lastCurrency = useRememberedCurrency(key, group.data.currency);
  const blank = (kind: ExpenseForm['kind'] = 'expense') =>
    startForm({ ...key, group: group.data, people, now: new Date(), locale, kind });
  const [start, setStart] = useState(begin);

  const warnOfBudget = useBudgetWarning();
  const close = useCloseForm(paths.group(group.id));

  function showSaved(): void {
    // The next focus target anyway; removing a focused field would cost an additional layout.
    focusMain();
    // Everything else about the navigation can wait until the new expense is painted.
    leaveForm(visit);
  }

  function begin(): { readonly form: ExpenseForm; readonly isDraft: boolean } {
    const empty = blank(params.get('kind') === 'payment' ? 'payment' : undefined);
    if (original !== undefined) {
      const copy = formOfExpense(original, { expenseId: empty.expenseId, locale, people });
      return { form: { ...copy, date: localDate(new Date()), receipts: [] }, isDraft: false };
    }
    if (!isFirst) return { form: empty, isDraft: false };
    const personIds = people.map(({ id }) => id);
    const categoryIds = offered.map(({ id }) => id);
    if (params.size > 0) {
      return { form: prefill(empty, params, { personIds, categoryIds, locale }), isDraft: false };
    }
    const draft = readDraft(key);
    return draft === undefined
      ? { form: empty, isDraft: false }
      : { form: localizeSeparators(draft, locale), isDraft: true };
  }

  function save(expense: NewExpense, form: ExpenseForm, again: boolean): void {
    const began = performance.now();
    let publishRow = () => {};
    const announce = (publish: () => void) => (publishRow = publish);
    const request = { groupId: group.id, uid, expenseId: form.expenseId, expense, announce };
    const { frequency, until } = form.repeat;
    if (frequency === 'never' || form.kind === 'payment') addExpense(database, request);
    else {
      const ending = until === '' ? {} : { endDate: until };
      startSeries(database, { ...request, seriesId: generateId(), frequency, ...ending });
    }
    warnOfBudget(expense);
    dropDraft(key);
    remember(key, form, people);
    const show = () => {
      publishRow();
      if (again) notices.show({ text: t('common:saved') });
      (again ? onNext : showSaved)();
    };
    // The list, wherever the form was opened from; the form isn't in the history anymore.
    const list = paths.group(group.id);
    showResult(began, show, () => void (again || navigate(list, { replace: true })));
  }

  function discard(): void {
    const draft = readDraft(key);
    if (draft !== undefined && draft.receipts.length > 0) {
      forget({ groupId: group.id, expenseId: draft.expenseId }, draft.receipts);
    }
    dropDraft(key);
  }

  return (
    <ExpenseFormView
      key={start.form.expenseId}
      isNew
      label={t('expenses:add')}
      initial={start.form}
      people={people}
      groupCurrency={group.data.currency}
      offered={lastCurrency}
      notice={
        start.isDraft ? (
          <Banner
            title={t('entry:draftBack')}
            actions={
              <Button
                size="small"
                onClick={() => {
                  discard();
                  setStart({ form: blank(), isDraft: false });
                }}
              >
                {t('common:discardDraft')}
              </Button>
            }
          />
        ) : undefined
      }
      onDraft={(form) => keepDraft(key, { ...form, typedIn: locale })}
      onDiscard={discard}
      onSave={save}
      onCancel={close}
    />
  );
}
