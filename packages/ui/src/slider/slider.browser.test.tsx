import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Slider } from './slider.tsx';

function sample(error?: string) {
  return (
    <Stateful initial={50}>
      {(value, change) => (
        <Slider
          label="Your part"
          min={0}
          max={100}
          step={5}
          value={value}
          valueText={`${value} percent`}
          onValueChange={change}
          error={error}
        />
      )}
    </Stateful>
  );
}

test('is moved by arrows and to its ends, and reads its value in words', async () => {
  const screen = await render(sample());
  const slider = screen.getByRole('slider', { name: 'Your part' });
  await userEvent.keyboard('{Tab}');
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '55 percent');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(slider).toHaveValue('100');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByText('0 percent', { exact: true })).toBeVisible();
});

test('has the other arrow for more where text runs right to left', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(screen.getByRole('slider')).toHaveValue('55');
  document.documentElement.dir = '';
});

test('is described by its error', async () => {
  const screen = await render(sample('More than is left'));
  await expect.element(screen.getByRole('slider')).toHaveAccessibleDescription('More than is left');
});
