import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';
import { AvatarStack } from './avatar-stack.tsx';
import { people } from '../../tests/sample-people.ts';

test('is decoration beside a written name, and a picture of its own otherwise', async () => {
  const screen = await render(<Avatar name="Ben Okafor" hue={3} />);
  await expect.element(screen.getByText('BO')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await screen.rerender(<Avatar name="Ben Okafor" hue={3} meaning="shown" />);
  await expect.element(screen.getByRole('img', { name: 'Ben Okafor' })).toBeVisible();
});

test('falls back to initials when the photo cannot be shown, and tries the next photo', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const screen = await render(<Avatar name="Ben Okafor" hue={3} src="data:image/png;base64,AA" />);
  await expect.element(screen.getByText('BO')).toBeVisible();
  await screen.rerender(<Avatar name="Ben Okafor" hue={3} src={dot} />);
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(dot);
});

test('keeps people on one wheel of hues, whatever number they have', async () => {
  const screen = await render(
    <>
      <Avatar name="A" hue={2} />
      <Avatar name="A" hue={14} />
      <Avatar name="A" hue={-10} />
    </>,
  );
  const hues = [...screen.container.children].map((avatar) => avatar.getAttribute('data-person'));
  expect(new Set(hues).size).toBe(1);
});

test.each([
  [4, '', 4],
  [5, '+2', 3],
  [12, '+9', 3],
])('a stack of %i people ends with “%s”', async (count, more, drawn) => {
  const screen = await render(<AvatarStack people={people.slice(0, count)} label="The group" />);
  const stack = screen.getByRole('img', { name: 'The group' });
  const last = stack.element().lastElementChild?.textContent ?? '';
  expect(last.startsWith('+') ? last : '').toBe(more);
  expect(stack.element().querySelectorAll('[data-person]')).toHaveLength(drawn);
});
