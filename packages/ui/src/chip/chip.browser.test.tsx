import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Chip, ChipRow } from './chip.tsx';
import { RemovableChip } from './removable-chip.tsx';

test('toggles by keyboard, and says whether it is on', async () => {
  const screen = await render(
    <ChipRow label="Filters">
      <Stateful initial={false}>
        {(selected, change) => (
          <Chip selected={selected} onClick={() => change(!selected)}>
            Only mine
          </Chip>
        )}
      </Stateful>
      <Chip>Open</Chip>
    </ChipRow>,
  );
  const chip = screen.getByRole('button', { name: 'Only mine' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Tab} ');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(screen.getByRole('button', { name: 'Open' }))
    .not.toHaveAttribute('aria-pressed');
  await expect.element(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
});

test.each(['{Enter}', '{Delete}', '{Backspace}'])('is removed by %s', async (key) => {
  const remove = vi.fn<() => void>();
  await render(
    <RemovableChip removeLabel="Remove Ben" onRemove={remove}>
      Ben
    </RemovableChip>,
  );
  await userEvent.keyboard(`{Tab}${key}`);
  expect(remove).toHaveBeenCalledOnce();
});
