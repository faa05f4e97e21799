import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RootProps } from '../lib/render-prop.ts';
import { SettingsList, SettingsRow } from './settings-row.tsx';

const link = ({ children, ...props }: RootProps) => (
  <a {...props} href="#people">
    {children}
  </a>
);

test('a row with a page of its own is one link with name and value', async () => {
  const screen = await render(
    <SettingsList label="Settings">
      <SettingsRow label="People" value="4" render={link} />
    </SettingsList>,
  );
  await expect.element(screen.getByRole('list', { name: 'Settings' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'People 4' })).toBeVisible();
});

test('says which setting a control belongs to', async () => {
  const screen = await render(
    <SettingsList>
      <SettingsRow label="Password" control={<button type="button">Change</button>} />
    </SettingsList>,
  );
  const group = screen.getByRole('group', { name: 'Password' });
  await expect.element(group.getByRole('button', { name: 'Change' })).toBeVisible();
});

test('puts a control below its texts only where there is no space beside them', async () => {
  const control = <button type="button">How to allow them again</button>;
  await page.viewport(800, 600);
  const screen = await render(
    <SettingsList>
      <SettingsRow label="Notifications" hint="This browser has blocked them." control={control} />
    </SettingsList>,
  );
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top;
  expect(top('How to allow them again') - top('Notifications')).toBeLessThan(30);
  await page.viewport(300, 600);
  expect(top('How to allow them again') - top('Notifications')).toBeGreaterThan(30);
});
