import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, Skeleton, Spinner } from '../src/index.ts';

const moving = (
  <>
    <Skeleton shape="row" count={2} />
    <Spinner label="Opening" />
    <Button loading>Save</Button>
  </>
);

async function emulate(value: 'reduce' | 'no-preference'): Promise<void> {
  const feature = { name: 'prefers-reduced-motion', value };
  await cdp().send('Emulation.setEmulatedMedia', { features: [feature] });
}

function running(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
}

afterEach(async () => {
  delete document.documentElement.dataset['motion'];
  await emulate('no-preference');
});

test('what takes a while moves', async () => {
  await render(moving);
  expect(running()).toBeGreaterThan(2);
});

test('nothing moves for someone whose system asks for no motion', async () => {
  await emulate('reduce');
  await render(moving);
  await expect.poll(running).toBe(0);
});

test('nothing moves where the app asks for no motion', async () => {
  document.documentElement.dataset['motion'] = 'none';
  await render(moving);
  await expect.poll(running).toBe(0);
});
