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

test('shows results of another search after the commands that match', async () => {
  const chosen = vi.fn<() => void>();
  const screen = await render(
    <Stateful initial={true}>
      {(open, change) => (
        <CommandPalette
          open={open}
          onOpenChange={change}
          labels={labels}
          commands={[
            { value: 'add', label: 'Add an expense', onSelect: () => undefined },
            { value: 'rent', label: 'Rent a boat', onSelect: () => undefined },
          ]}
          results={[{ value: 'e1', label: 'October', detail: 'Flat', onSelect: chosen }]}
        />
      )}
    </Stateful>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Find or do' })).toHaveFocus();
  await userEvent.keyboard('rent');
  await expect
    .element(screen.getByRole('option', { name: 'Add an expense' }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
});

test('takes the focus late if another popup makes the page inert until it has closed', async () => {
  const observer = new MutationObserver(() => {
    document.querySelector('[role=dialog]')?.toggleAttribute('inert', true);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const screen = await render(
    <CommandPalette open onOpenChange={() => undefined} labels={labels} commands={[]} />,
  );
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  observer.disconnect();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('[role=dialog]')?.toggleAttribute('inert', false);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
