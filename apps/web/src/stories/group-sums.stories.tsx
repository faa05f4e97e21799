import type { Meta } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import { DESKTOP, EMPTY_GROUP, GROUP_DOCUMENTS, PHONE, screen, screenMeta } from './app-screen.tsx';
import { sampleCrowd } from '@quits/product/testing/sample-crowd.ts';
import { GROUP_ID, sampleGroup } from '@quits/product/testing/sample-group.ts';

const meta = {
  ...screenMeta,
  title: 'App/Balances and insights',
} satisfies Meta<typeof screenMeta.component>;
export default meta;

const balances = `/groups/${GROUP_ID}/balances`;
export const Balances = screen('Settle up', { path: balances }, PHONE);
export const BalancesOnDesktop = screen('Settle up', { path: balances }, DESKTOP);
export const BalancesDark = screen('Settle up', { path: balances }, { ...PHONE, theme: 'dark' });
const shared = screen('Settle up', { path: balances }, PHONE);

/** Neither sharing nor the clipboard works, as without a permission. */
export const BalancesCopiedByHand: typeof shared = {
  ...shared,
  beforeEach: () => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: refuse });
    Object.defineProperty(navigator, 'share', { configurable: true, value: refuse });
    return () => {
      Reflect.deleteProperty(navigator.clipboard, 'writeText');
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async (context) => {
    await shared.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Share' }));
    const text = await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Settle up' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.value).toMatch(/: who pays whom\n.+ pays .+/u);
    await expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
  },
};

const wrong = screen(
  /^The totals don’t match/u,
  {
    path: balances,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({ balances: { EUR: { ana: 100 } } }),
    },
  },
  PHONE,
);

/** Editors can repair the sums where they are shown. */
export const BalancesThatDoNotMatch: typeof wrong = {
  ...wrong,
  play: async (context) => {
    await wrong.play?.(context);
    await expect(context.canvas.getByRole('button', { name: 'Fix totals' })).toBeVisible();
  },
};

const SETTLED = {
  ...GROUP_DOCUMENTS,
  [`groups/${GROUP_ID}`]: sampleGroup({ balances: {} }),
};
export const AllQuits = screen(/Quits\./u, { path: balances, documents: SETTLED }, PHONE);
export const NothingToSettle = screen(
  /Nothing to settle yet/u,
  { path: balances, documents: EMPTY_GROUP },
  PHONE,
);

const CROWD = sampleCrowd(40, ['EUR', 'JPY']);
export const BalancesOfForty = screen('Settle up', { path: balances, documents: CROWD }, PHONE);
export const BalancesOfFortyOnDesktop = screen(
  'Settle up',
  { path: balances, documents: CROWD },
  DESKTOP,
);
const paying = screen('Settle up', { path: balances }, PHONE);

/** A debt in euros that was paid in dollars. */
export const PayingInAnotherCurrency: typeof paying = {
  ...paying,
  play: async (context) => {
    await paying.play?.(context);
    const [first] = context.canvas.getAllByRole('button', { name: /^Mark as paid/u });
    if (first === undefined) throw new Error('Nothing to pay.');
    await userEvent.click(first);
    // The other currencies are rendered after the first frame.
    const dollars = await page.findByRole('option', { name: /^USD/u });
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Currency' }), dollars);
    await expect(page.getByLabelText('Amount in EUR')).toBeVisible();
  },
};
export const BalancesLoading = screen('Balances', { path: balances, reads: 'loading' }, PHONE);

const insights = `/groups/${GROUP_ID}/insights`;
export const Insights = screen('By category', { path: insights }, PHONE);
export const InsightsOnDesktop = screen('By category', { path: insights }, DESKTOP);
export const InsightsDark = screen('By category', { path: insights }, { ...PHONE, theme: 'dark' });
export const NoInsights = screen(
  'Not enough data yet',
  { path: insights, documents: EMPTY_GROUP },
  PHONE,
);
