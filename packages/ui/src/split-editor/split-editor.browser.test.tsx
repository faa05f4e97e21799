import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SplitEditor, type SplitEditorProps } from './split-editor.tsx';
import type { SplitRow } from './split-row.ts';

const MODES = [
  { value: 'equal', label: 'Equally' },
  { value: 'percent', label: 'Percent' },
] as const;

const ROWS: readonly SplitRow[] = [
  { id: 'a', name: 'Ben', hue: 1, included: true, input: '60', weight: 2, share: '6.00' },
  { id: 'b', name: 'Dana', hue: 2, included: false, share: '0.00' },
];

function sample(props: Partial<SplitEditorProps<'equal' | 'percent'>> = {}) {
  return (
    <SplitEditor
      modes={MODES}
      mode="equal"
      onModeChange={() => undefined}
      entry="ticks"
      rows={ROWS}
      onIncludedChange={() => undefined}
      onInputChange={() => undefined}
      onWeightChange={() => undefined}
      remainder="Even"
      state="even"
      labels={{
        mode: 'How to split',
        people: 'People',
        input: (name) => `Percent for ${name}`,
        quantity: { less: 'One less', more: 'One more' },
      }}
      {...props}
    />
  );
}

test('ticks people in and out by keyboard and by their names', async () => {
  const onIncludedChange = vi.fn<(id: string, included: boolean) => void>();
  const screen = await render(sample({ onIncludedChange }));
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(onIncludedChange).toHaveBeenLastCalledWith('a', false);
  await screen.getByText('Dana').click();
  expect(onIncludedChange).toHaveBeenLastCalledWith('b', true);
});

test('asks for text only from those who take part, and ties an error to its field', async () => {
  const onInputChange = vi.fn<(id: string, input: string) => void>();
  const rows = ROWS.map((row) => (row.id === 'a' ? { ...row, error: 'Not a number' } : row));
  const screen = await render(
    sample({ mode: 'percent', entry: 'text', unit: '%', rows, onInputChange }),
  );
  const field = screen.getByRole('textbox', { name: 'Percent for Ben' });
  await expect.element(field).toHaveAccessibleDescription('Not a number');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('75');
  expect(onInputChange).toHaveBeenLastCalledWith('a', '75');
  await expect
    .element(screen.getByRole('textbox', { name: 'Percent for Dana' }))
    .not.toBeInTheDocument();
});

test('counts shares', async () => {
  const onWeightChange = vi.fn<(id: string, weight: number) => void>();
  const screen = await render(sample({ entry: 'weights', onWeightChange }));
  await screen.getByRole('button', { name: 'One more' }).click();
  expect(onWeightChange).toHaveBeenCalledExactlyOnceWith('a', 3);
});

test('says politely what is left, and changes the way of splitting by arrows', async () => {
  const onModeChange = vi.fn<(mode: string) => void>();
  const screen = await render(sample({ onModeChange, state: 'open', remainder: '0.50 are left' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('0.50 are left');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(onModeChange).toHaveBeenCalledExactlyOnceWith('percent');
});

test('takes everybody in or out with one tick, where there are many', async () => {
  const onAllChange = vi.fn<(included: boolean) => void>();
  const labels = {
    mode: 'How to split',
    people: 'People',
    input: (name: string) => `Percent for ${name}`,
    quantity: { less: 'One less', more: 'One more' },
    all: 'All',
  };
  const some = ['Ana', 'Ben', 'Cleo', 'Dana'].map((name, hue) => ({
    id: name,
    name,
    hue,
    included: hue > 0,
    share: '',
  }));
  const screen = await render(sample({ rows: some, labels, onAllChange }));
  const all = screen.getByRole('checkbox', { name: 'All' });
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  expect(onAllChange).toHaveBeenLastCalledWith(true);
  const everybody = some.map((row) => ({ ...row, included: true }));
  await screen.rerender(sample({ rows: everybody, labels, onAllChange }));
  await expect.element(all).toBeChecked();
  await all.click();
  expect(onAllChange).toHaveBeenLastCalledWith(false);
  await screen.rerender(sample({ labels, onAllChange }));
  await expect.element(all).not.toBeInTheDocument();
});

test('finds one of many by name, and selects them with Enter', async () => {
  const onIncludedChange = vi.fn<(id: string, included: boolean) => void>();
  const onAllChange = vi.fn<(included: boolean) => void>();
  const onOnlyMe = vi.fn<() => void>();
  const rows = Array.from({ length: 40 }, (_, at) => ({
    id: `p${at}`,
    name: `Person ${at}`,
    hue: at % 12,
    included: at === 35,
    share: '',
  }));
  const labels = {
    mode: 'How to split',
    people: 'People',
    input: (name: string) => `Percent for ${name}`,
    all: 'All',
    tools: {
      search: 'Search',
      clear: 'Clear',
      all: 'All',
      none: 'None',
      onlyMe: 'Just me',
      empty: 'No results',
      showAll: (total: number) => `Show all (${total})`,
    },
  };
  const screen = await render(sample({ rows, labels, onIncludedChange, onAllChange, onOnlyMe }));
  // The first ones, and the one who takes part.
  const people = () => screen.getByRole('list', { name: 'People' }).getByRole('listitem');
  expect(people().elements()).toHaveLength(9);
  await expect.element(screen.getByText('Person 35')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search' }).fill('person 27');
  expect(people().elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(onIncludedChange).toHaveBeenLastCalledWith('p27', true);
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await screen.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await expect.element(screen.getByText('No results')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search' }).fill('');
  await screen.getByRole('button', { name: 'None' }).click();
  expect(onAllChange).toHaveBeenLastCalledWith(false);
  await screen.getByRole('button', { name: 'Just me' }).click();
  expect(onOnlyMe).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Show all (40)' }).click();
  expect(people().elements()).toHaveLength(40);
});
