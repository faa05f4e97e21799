import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { IconPicker } from './icon-picker.tsx';

const options = [
  { value: 'bus', label: 'Transport', glyph: 'bus' },
  { value: 'gift', label: 'Gifts', glyph: 'gift' },
  { value: 'tent', label: 'Camping', emoji: '⛺' },
] as const;

function sample(initial?: 'bus') {
  return (
    <Stateful<'bus' | 'gift' | 'tent' | undefined> initial={initial}>
      {(value, change) => (
        <IconPicker label="Icon" options={options} value={value} onValueChange={change} />
      )}
    </Stateful>
  );
}

test('is one stop of the Tab key; arrow keys choose', async () => {
  const screen = await render(
    <>
      {sample('bus')}
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Gifts' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Transport' })).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('names the group and each icon, and has targets of 44 px', async () => {
  const screen = await render(sample());
  await expect.element(screen.getByRole('group', { name: 'Icon' })).toBeVisible();
  const radios = screen.getByRole('radio').elements();
  expect(radios).toHaveLength(3);
  for (const radio of radios) {
    expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await screen.getByRole('radio', { name: 'Camping' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Camping' })).toBeChecked();
});
