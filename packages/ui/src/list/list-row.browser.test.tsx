import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { SyncIndicator } from '../sync-indicator/sync-indicator.tsx';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import { List } from './list.tsx';

test('is followed wherever it is pressed, but its own controls stay their own', async () => {
  const follow = vi.fn<() => void>();
  const act = vi.fn<() => void>();
  const screen = await render(
    <List>
      <ListRow
        title="Groceries"
        description="Dana paid"
        onPress={follow}
        action={
          <button type="button" onClick={act}>
            More
          </button>
        }
      />
    </List>,
  );
  await screen.getByRole('listitem').click({ position: { x: 4, y: 4 } });
  expect(follow).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'More' }).click();
  expect(act).toHaveBeenCalledOnce();
  expect(follow).toHaveBeenCalledOnce();
});

test('says which row is open, and leaves the link to the caller', async () => {
  const screen = await render(
    <List>
      <ListRow
        title="Train"
        current
        render={({ children, ...props }) => (
          <a {...props} href="#train">
            {children}
          </a>
        )}
      />
    </List>,
  );
  const link = screen.getByRole('link', { name: 'Train' });
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  await expect.element(link).toHaveAttribute('href', '#train');
});

test('lays its two lines out each by itself on a phone, so that a long share does not break the title', async () => {
  await page.viewport(360, 640);
  const screen = await render(
    <List>
      <ListRow
        title="Tickets to the museum"
        description="Ben paid"
        amount="76.96"
        share="you borrowed 19.24 of all this"
      />
    </List>,
  );
  const box = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  const [title, amount, sentence, share] = [
    box('Tickets to the museum'),
    box('76.96'),
    box('Ben paid'),
    box('you borrowed 19.24 of all this'),
  ];
  expect(title.right).toBeGreaterThan(share.left);
  expect(title.right).toBeLessThanOrEqual(amount.left);
  expect(sentence.top).toBeGreaterThanOrEqual(title.bottom - 1);
  expect(Math.round(share.right)).toBe(Math.round(amount.right));
});

test('keeps the description below the title beside several amounts', async () => {
  await page.viewport(360, 640);
  const screen = await render(
    <List>
      <ListRow
        title="Lisbon"
        description="4 people"
        amount={['EUR', 'USD', 'JPY'].map((currency) => (
          <div key={currency}>{currency} 12.34</div>
        ))}
        share="mixed"
      />
    </List>,
  );
  const box = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  expect(box('4 people').top - box('Lisbon').bottom).toBeLessThan(4);
  expect(box('Lisbon').right).toBeLessThanOrEqual(box('JPY 12.34').left);
  expect(box('mixed').top).toBeGreaterThanOrEqual(box('JPY 12.34').bottom - 1);
});

test.each([undefined, 'you borrowed 4.81'])(
  'keeps the words of its title whole where text is twice as large (share: %s)',
  async (share) => {
    await page.viewport(195, 400);
    const screen = await render(
      <List>
        <ListRow
          leading="21"
          title={<span>Accommodation</span>}
          description="Ben paid"
          amount="1,234.56"
          share={share}
        />
      </List>,
    );
    const title = screen.getByText('Accommodation').element();
    expect(title.getClientRects()).toHaveLength(1);
    const amount = screen.getByText('1,234.56').element().getBoundingClientRect();
    expect(amount.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom - 1);
  },
);

test('is not higher with a mark or while its change waits', async () => {
  await page.viewport(400, 600);
  const screen = await render(
    <List ruling="ledger">
      <ListRow leading="21" title="Train" description="Ben paid" amount="76.96" share="−19.24" />
      <ListRow
        leading="21"
        mark={<IconTile glyph="bus" />}
        title="Train"
        description="Ben paid"
        amount={
          <>
            <SyncIndicator status="pending" label="Waiting" compact />
            76.96
          </>
        }
        share="−19.24"
      />
    </List>,
  );
  const [plain, marked] = screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.getBoundingClientRect().height);
  expect(marked).toBe(plain);
});

test('a header keeps its height when its total arrives', async () => {
  const header = (total?: string) => (
    <ListHeader data-testid="header" title="November 2026" total={total} />
  );
  const screen = await render(header());
  const height = () => page.getByTestId('header').element().getBoundingClientRect().height;
  const before = height();
  await screen.rerender(header('€989.52'));
  expect(height()).toBe(before);
});
