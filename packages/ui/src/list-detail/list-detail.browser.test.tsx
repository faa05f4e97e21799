import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListDetail } from './list-detail.tsx';

const NAMES = ['Train', 'Supper'];

function Sample() {
  const [chosen, setChosen] = useState<string>();
  return (
    <ListDetail
      detail={chosen === undefined ? undefined : <h2>All about the {chosen}</h2>}
      placeholder="Nothing chosen"
      onClose={() => {
        setChosen(undefined);
      }}
      labels={{ detail: 'Expense', close: 'Back to the list' }}
    >
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setChosen(name);
          }}
        >
          {name}
        </button>
      ))}
    </ListDetail>
  );
}

test('shows one pane at a time on a phone, and hands the focus over and back', async () => {
  await page.viewport(360, 700);
  const screen = await render(<Sample />);
  await expect.element(screen.getByText('Nothing chosen')).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('region', { name: 'Expense' })).toHaveFocus();
  await expect.element(screen.getByText('Train', { exact: true })).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Supper' })).toHaveFocus();
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});

test('shows both panes on a desktop, and leaves the focus in the list', async () => {
  await page.viewport(1200, 700);
  const screen = await render(<Sample />);
  await expect.element(screen.getByText('Nothing chosen')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'All about the Train' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Train' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'All about the Supper' })).toBeVisible();
});

test('stays as it is behind what covers it, out of sight and out of reach', async () => {
  await page.viewport(1200, 700);
  const sample = (covered: boolean) => (
    <>
      <ListDetail covered={covered} labels={{ detail: 'Expense', close: 'Back' }}>
        <input aria-label="Search" />
      </ListDetail>
      <button type="button">Save</button>
    </>
  );
  const screen = await render(sample(false));
  const field = screen.getByLabelText('Search');
  await userEvent.fill(field, 'Train');
  await screen.rerender(sample(true));
  await expect.element(field).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  const { top } = screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
  expect(top).toBeLessThan(20);
  await screen.rerender(sample(false));
  await expect.element(field).toBeVisible();
  await expect.element(field).toHaveValue('Train');
});

test.each([
  [360, 'arrow-left', 'static'],
  [1200, 'x', 'sticky'],
])('at %i px goes back by %s, and its detail is %s', async (width, icon, position) => {
  await page.viewport(width, 700);
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Train' }).click();
  const button = screen.getByRole('button', { name: 'Back to the list' }).element();
  const drawn = [...button.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
  expect(drawn.map((svg) => svg.classList.contains(`lucide-${icon}`))).toEqual([true]);
  expect(getComputedStyle(button.parentElement ?? button).position).toBe(position);
});

test('closes by Escape inside the detail, back to what was chosen', async () => {
  await page.viewport(1200, 700);
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Train' }).click();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Nothing chosen')).toBeVisible();
});
