import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { CommandPalette } from './command-palette.tsx';

const labels = { title: 'Find or do', placeholder: 'Find or do', empty: 'Nothing fits' };

test('takes the focus, walks with arrows, does with Enter and closes', async () => {
  const add = vi.fn<() => void>();
  const settle = vi.fn<() => void>();
  const screen = await render(
    <Stateful initial={true}>
      {(open, change) => (
        <CommandPalette
          open={open}
          onOpenChange={change}
          labels={labels}
          commands={[
            { value: 'add', label: 'Add an expense', onSelect: add },
            { value: 'settle', label: 'Settle up', onSelect: settle },
          ]}
        />
      )}
    </Stateful>,
  );
  const field = screen.getByRole('combobox', { name: 'Find or do' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(screen.getByRole('option', { name: 'Settle up' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(settle).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
