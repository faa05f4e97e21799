import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { SearchField } from './search-field.tsx';

function sample(onKeyDown?: () => void) {
  return (
    <div onKeyDown={onKeyDown} role="none">
      <Stateful initial="">
        {(value, change) => (
          <SearchField label="Search" clearLabel="Clear" value={value} onValueChange={change} />
        )}
      </Stateful>
    </div>
  );
}

test('is emptied by its button, which is only there when needed and gives the focus back', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}train{Tab}{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('is emptied by Escape, which only then reaches what is around it', async () => {
  const around = vi.fn<() => void>();
  const screen = await render(sample(around));
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await field.fill('train');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});
