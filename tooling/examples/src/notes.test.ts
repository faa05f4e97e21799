import { expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { ON_BACKEND, prepareJourney } from './journey.ts';
import { runScript } from './run-script.ts';

// The example in the form in which strangers get it.
const journey = prepareJourney(() => createApp('my-notes'), ON_BACKEND);

test('tests its own rules', async () => {
  await runScript(journey().app, 'test');
});

test('shows a note to someone else at once', async () => {
  const { browser, origin } = journey();
  const ada = await (await browser.newContext()).newPage();
  await ada.goto(origin);
  await ada.getByLabel('Email').fill('ada@example.com');
  await ada.getByLabel('Password').fill('correct horse battery');
  await ada.getByRole('button', { name: 'Create account' }).click();
  await ada.getByLabel('New note').waitFor();

  const ben = await (await browser.newContext()).newPage();
  await ben.goto(origin);
  await ben.getByRole('button', { name: 'Start without an account' }).click();
  await ben.getByLabel('New note').waitFor();

  await ada.getByLabel('New note').fill('x'.repeat(201));
  await ada.getByRole('button', { name: 'Add' }).click();
  await ada.getByText('This note is too long. Make it shorter.').waitFor();

  await ada.getByLabel('New note').fill('Bring the tent');
  await ada.getByRole('button', { name: 'Add' }).click();
  await ben.getByRole('listitem').filter({ hasText: 'Bring the tent' }).waitFor();
  // Only the author may delete it.
  expect(await ben.getByRole('button', { name: 'Delete' }).count()).toBe(0);

  await ada.getByRole('button', { name: 'Delete' }).click();
  await ben
    .getByRole('listitem')
    .filter({ hasText: 'Bring the tent' })
    .waitFor({ state: 'detached' });
});

test('speaks the language of the browser', async () => {
  const { browser, origin } = journey();
  const cleo = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await cleo.goto(origin);
  await cleo.getByRole('button', { name: 'Ohne Konto anfangen' }).click();
  await cleo.getByLabel('Neue Notiz').waitFor();
  await cleo.getByRole('button', { name: 'Abmelden' }).waitFor();
});
