import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'a', label: 'First', panel: 'One' },
  { value: 'b', label: 'Second', panel: 'Two' },
  { value: 'c', label: 'Third', panel: 'Three' },
];

function sample() {
  return (
    <Stateful initial="a">
      {(value, change) => <Tabs label="Parts" tabs={tabs} value={value} onValueChange={change} />}
    </Stateful>
  );
}

test('is one stop of Tab, and arrows choose', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Two');
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Third' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{Tab}');
  await expect.element(screen.getByRole('tabpanel', { name: 'First' })).toHaveFocus();
});

test('follows the direction of the text', async () => {
  const screen = await render(<div dir="rtl">{sample()}</div>);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
});
