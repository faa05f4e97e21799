import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable, type Sort } from './data-table.tsx';

const columns = [
  { id: 'name', header: 'Person', cell: (row: { name: string }) => row.name, sortable: true },
  { id: 'paid', header: 'Paid', kind: 'figure' as const, cell: () => '1.00' },
];

test('sorts by its headers, turning round at the second press', async () => {
  const change = vi.fn<(sort: Sort) => void>();
  const table = (sort: Sort | undefined) => (
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
