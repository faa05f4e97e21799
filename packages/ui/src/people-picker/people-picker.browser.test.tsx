import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { people } from '../../tests/sample-people.ts';
import { Stateful } from '../../tests/stateful.tsx';
import { PeoplePicker } from './people-picker.tsx';

const labels = {
  search: 'Find someone',
  clear: 'Clear',
  all: 'Everybody',
  none: 'Nobody',
  empty: 'Nobody of that name',
};

function sample() {
  return (
    <Stateful<readonly string[]> initial={[]}>
      {(selected, change) => (
        <PeoplePicker
          label="For whom"
          people={people}
          selected={selected}
          onSelectedChange={change}
          labels={labels}
        />
      )}
    </Stateful>
  );
}

test('picks everybody and nobody, or only those who were found', async () => {
  const screen = await render(sample());
  await screen.getByRole('button', { name: 'Everybody' }).click();
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toHaveLength(12);
  await screen.getByRole('searchbox').fill('hi');
  await screen.getByRole('button', { name: 'Nobody' }).click();
  await screen.getByRole('searchbox').fill('');
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(12);
  const left = screen.getByRole('checkbox', { checked: true }).elements().length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(12);
});

test('is walked and ticked by keyboard', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}{Tab}{Tab} ');
  await expect.element(screen.getByRole('checkbox', { name: /Amélie/u })).toBeChecked();
});

test('says when nobody fits', async () => {
  const screen = await render(sample());
  await screen.getByRole('searchbox').fill('zzz');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nobody of that name');
});
