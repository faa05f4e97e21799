import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, type DataTableSort } from './data-table.tsx';

const columns = [
  { id: 'name', header: 'Person', cell: (row: { name: string }) => row.name, sortable: true },
  { id: 'paid', header: 'Paid', type: 'figure' as const, cell: () => '1.00' },
];

test('sorts by its headers, turning round at the second press', async () => {
  const change = vi.fn<(sort: DataTableSort) => void>();
  const table = (sort: DataTableSort | undefined) => (
    <DataTable
      caption="By person"
      columns={columns}
      rows={[{ name: 'Ben' }]}
      rowKey={(row) => row.name}
      onSortChange={change}
      {...(sort && { sort })}
    />
  );
  const screen = await render(table(undefined));
  const header = screen.getByRole('columnheader', { name: 'Person' });
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
  await screen.getByRole('button', { name: 'Person' }).click();
  expect(change).toHaveBeenLastCalledWith({ column: 'name', order: 'ascending' });
  await screen.rerender(table({ column: 'name', order: 'ascending' }));
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Person' }).click();
  expect(change).toHaveBeenLastCalledWith({ column: 'name', order: 'descending' });
  await expect.element(screen.getByRole('rowheader', { name: 'Ben' })).toBeVisible();
});

test('is sorted by keyboard', async () => {
  const change = vi.fn<(sort: DataTableSort) => void>();
  await render(
    <DataTable
      caption="By person"
      columns={columns}
      rows={[{ name: 'Ben' }]}
      rowKey={(row) => row.name}
      onSortChange={change}
    />,
  );
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(change).toHaveBeenLastCalledWith({ column: 'name', order: 'ascending' });
});

test('keeps its header in sight while it scrolls within a limited height', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ name: `Person ${index}` }));
  const screen = await render(
    <DataTable
      caption="By person"
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      style={{ maxBlockSize: 200 }}
    />,
  );
  const table = screen.getByRole('region', { name: 'By person' }).element();
  const header = screen.getByRole('columnheader', { name: 'Paid' }).element();
  table.scrollTop = 400;
  await expect
    .poll(() => header.getBoundingClientRect().top)
    .toBe(table.getBoundingClientRect().top);
});

test('says that rows are on their way, then why there are none', async () => {
  const table = (loadingLabel: string | undefined) => (
    <DataTable
      caption="By person"
      columns={columns}
      rows={[]}
      rowKey={(row: { name: string }) => row.name}
      empty="Nothing in this time"
      loadingLabel={loadingLabel}
    />
  );
  const screen = await render(table('Loading'));
  const region = screen.getByRole('region', { name: 'By person' });
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.getByText('Nothing in this time').query()).toBeNull();
  await screen.rerender(table(undefined));
  await expect.element(region).not.toHaveAttribute('aria-busy');
  await expect.element(screen.getByText('Nothing in this time')).toBeVisible();
});
