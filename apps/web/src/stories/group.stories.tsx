import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  DESKTOP,
  EMPTY_GROUP,
  GROUP_DOCUMENTS,
  PHONE,
  screen,
  screenMeta,
  withoutNetwork,
} from './app-screen.tsx';
import { ANA } from './auth-story.tsx';
import { EXPENSE_ID, GROUP_ID, sampleGroup } from '@quits/product/testing/sample-group.ts';

const meta = { ...screenMeta, title: 'App/Group' } satisfies Meta<typeof screenMeta.component>;
export default meta;

const path = `/groups/${GROUP_ID}`;
const viewer = { ...ANA, uid: 'chiara', displayName: 'Chiara' };
const train = /Night train/u;

export const Expenses = screen(train, { path }, PHONE);
export const ExpensesOnDesktop = screen(train, { path }, DESKTOP);
export const ExpensesDark = screen(train, { path }, { ...PHONE, theme: 'dark' });
export const ExpensesInArabic = screen(
  train,
  { path, locale: 'ar' },
  { ...PHONE, direction: 'rtl' },
);
export const ExpensesInGerman = screen(
  train,
  { path, locale: 'de' },
  { viewport: { value: 'phone320' } },
);
export const NoExpenses = screen('No expenses yet', { path, documents: EMPTY_GROUP }, PHONE);
const noneOnDesktop = screen('No expenses yet', { path, documents: EMPTY_GROUP }, DESKTOP);
export const NoExpensesOnDesktop: typeof noneOnDesktop = {
  ...noneOnDesktop,
  play: async (context) => {
    await noneOnDesktop.play?.(context);
    // A single empty state: the pane beside it is blank.
    await expect(context.canvas.queryByText(/Select an expense/u)).toBeNull();
  },
};
export const Loading = screen('Expenses', { path, reads: 'loading' }, PHONE);
export const NoAccess = screen(
  /doesn’t exist, or you’re not a member/u,
  { path, reads: 'denied' },
  PHONE,
);
export const Offline = {
  ...screen('Offline', { path, reads: 'cached' }, PHONE),
  beforeEach: withoutNetwork,
};
export const NotOnThisDevice = {
  ...screen(/isn’t saved on this device/u, { path, documents: {}, reads: 'cached' }, PHONE),
  beforeEach: withoutNetwork,
};
export const ForSomeoneWhoMayOnlyLook = screen(train, { path, user: viewer }, PHONE);
export const Archived = screen(
  train,
  {
    path,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({ archivedAt: new Date('2026-11-21T20:00:00Z') }),
    },
  },
  PHONE,
);

const gone = new Date('2026-11-21T20:00:00Z');
const deleting = {
  ...GROUP_DOCUMENTS,
  [`groups/${GROUP_ID}`]: sampleGroup({ archivedAt: gone, deletingAt: gone }),
};
export const BeingDeleted = screen('Continue deleting', { path, documents: deleting }, PHONE);
const watched = screen(
  'This group is being deleted.',
  { path, documents: deleting, user: viewer },
  PHONE,
);
export const BeingDeletedForOthers: typeof watched = {
  ...watched,
  play: async (context) => {
    await watched.play?.(context);
    await expect(context.canvas.queryByRole('button', { name: 'Continue deleting' })).toBeNull();
  },
};

const expense = `${path}/expenses/${EXPENSE_ID}`;
export const Expense = screen(/couchettes/u, { path: expense }, PHONE);
export const ExpenseOnDesktop = screen(/couchettes/u, { path: expense }, DESKTOP);
export const ExpenseGone = screen(/no longer exists/u, { path: `${path}/expenses/nothing` }, PHONE);
const groupOnly = { [`groups/${GROUP_ID}`]: sampleGroup() };
export const ExpenseNotOnThisDevice = {
  ...screen(
    /isn’t saved on this device/u,
    { path: expense, documents: groupOnly, reads: 'cached' },
    PHONE,
  ),
  beforeEach: withoutNetwork,
};
export const EditNotOnThisDevice = {
  ...screen(
    /isn’t saved on this device/u,
    { path: `${expense}/edit`, documents: groupOnly, reads: 'cached' },
    PHONE,
  ),
  beforeEach: withoutNetwork,
};

const add = `${path}/add`;
export const AddExpense = screen(/Description/u, { path: add }, PHONE);
export const AddExpenseOnDesktop = screen(/Description/u, { path: add }, DESKTOP);
const refused = screen(/have permission to do this/u, { path: add, user: viewer }, PHONE);
/** A form without write access shows the reason and a link back. */
export const MayNotAdd: typeof refused = {
  ...refused,
  play: async (context) => {
    await refused.play?.(context);
    const { canvasElement, userEvent } = context;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('link', { name: 'View expenses' }));
    await waitFor(() => expect(page.getAllByText(train)[0]).toBeInTheDocument());
  },
};
const filledIn = screen(/Description/u, { path: `${add}?amount=30&title=Bill` }, PHONE);
/** Shares that don't sum to the total yet: the error is shown in view. */
export const PartsLeft: typeof filledIn = {
  ...filledIn,
  play: async (context) => {
    await filledIn.play?.(context);
    const { canvasElement, userEvent } = context;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /equally/u }));
    await userEvent.click(page.getByRole('radio', { name: 'By percentage' }));
    window.scrollTo(0, 0);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const said = await page.findByText('The split doesn’t add up to the total yet.');
    const header = page.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = said.getBoundingClientRect();
      return expect([top > header.bottom, bottom < window.innerHeight]).toEqual([true, true]);
    });
  },
};
export const EditExpense = screen(/Description/u, { path: `${expense}/edit` }, PHONE);
