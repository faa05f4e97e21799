import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { startMailServer } from '@quits/tooling-backend-testing/mail-server';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, inviteLink, openBalances, startAsGuest } from './steps.ts';

/** Fields of the device and the choices of someone who gets notifications at an address. */
function notified(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const text = (stringValue: string) => ({ stringValue });
  return {
    device: {
      endpoint: text(endpoint),
      p256dh: text(pair.getPublicKey('base64url')),
      auth: text('y'.repeat(22)),
      locale: text('de'),
      createdAt: { timestampValue: new Date().toISOString() },
    },
    choices: {
      groups: { mapValue: { fields: {} } },
      detail: { booleanValue: true },
      quiet: { nullValue: null },
      zone: text('UTC'),
    },
  };
}

test(
  'a reminder is read in the other’s language, sent, and not sent again',
  LONG,
  async ({ browser }) => {
    let messages = 0;
    const push = createServer((_, response) => {
      messages += 1;
      response.writeHead(201).end();
    });
    push.listen(0, '127.0.0.1');
    await once(push, 'listening');
    const host = `127.0.0.1:${(push.address() as AddressInfo).port}`;
    const mail = await startMailServer();
    const settings = {
      PUSH_SERVICES: host,
      SMTP_URL: mail.url,
      SMTP_FROM: 'Quits <quits@example.org>',
      UNSUBSCRIBE_URL: 'https://quits.example.org/__/functions/unsubscribe',
    };
    Object.assign(process.env, settings);
    const backend = await BackendProcess.startWithFunctions();
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
    const viewport = { width: 360, height: 740 };
    const [ana, ben] = await Promise.all(
      [1, 2].map(async () =>
        (await browser.newContext({ baseURL: backend.origin, viewport })).newPage(),
      ),
    );
    try {
      if (ana === undefined || ben === undefined) throw new Error('no pages');
      await ana.goto('/');
      await startAsGuest(ana);
      await createGroup(ana, { name: 'Lisbon', ownName: 'Ana', others: ['Ben'] });
      const link = await inviteLink(ana);
      const [, groupId = ''] = /groups\/([^/]+)/.exec(ana.url()) ?? [];
      await ben.goto(link);
      await ben.getByRole('radio', { name: 'Ben', exact: true }).click();
      await ben.getByRole('button', { name: 'Join as Ben' }).click();
      await expect(ben.getByRole('heading', { name: 'Lisbon' })).toBeVisible();
      await addExpense(ana, { title: 'Tram', amount: '12.50' });

      // Ben gets nothing, so only the text can be shared.
      await openBalances(ana);
      const remind = ana.getByRole('button', { name: /^Remind/ });
      const sheet = ana.getByRole('dialog', { name: 'Remind Ben' });
      const send = sheet.getByRole('button', { name: 'Send reminder' });
      const asked = ana.waitForResponse((answer) => answer.url().endsWith('/remind'));
      await remind.click();
      await asked;
      await expect(sheet.getByRole('textbox')).toHaveValue(/\$6\.25/);
      await expect(send).toHaveCount(0);
      await ana.keyboard.press('Escape');

      const group = JSON.stringify(await backend.read(`groups/${groupId}`));
      const members = /"memberUids":.*?\[(.*?)\]/.exec(group)?.[1] ?? '';
      const owner = /"createdBy":\{"stringValue":"(.+?)"/.exec(group)?.[1];
      const uid = [...members.matchAll(/"stringValue":"(.+?)"/g)]
        .map(([, id]) => id)
        .find((id) => id !== owner);
      const { device, choices } = notified(`http://${host}/ben`);
      await backend.put(`users/${uid}/devices/phone`, device);
      await backend.put(`users/${uid}/notifications/choices`, choices);
      await remind.click();
      await expect(sheet.getByRole('blockquote')).toHaveText(
        'Freundliche Erinnerung von Ana: In „Lisbon“ sind noch 6,25\u00a0$ offen.',
      );
      await expect(sheet.getByRole('blockquote')).toHaveAttribute('lang', 'de');
      await expectAccessible(ana);
      await send.click();
      await expect(ana.getByText('Reminder sent')).toBeVisible();
      await expect.poll(() => messages).toBe(1);
      await remind.click();
      await expect(sheet.getByText(/Ben already got a reminder from you/)).toBeVisible();
      await expect(send).toHaveCount(0);
      await ana.keyboard.press('Escape');

      // A week later, and without a device, it comes by email.
      await backend.remove(`users/${uid}/devices/phone`);
      await backend.remove(`users/${uid}/reminders/${groupId}_${owner}`);
      await backend.put(`users/${uid}/notifications/digest`, {
        every: { stringValue: 'weekly' },
        locale: { stringValue: 'de' },
      });
      await backend.updateAccount(uid ?? '', { email: 'ben@example.org', emailVerified: true });
      await remind.click();
      await send.click();
      await expect.poll(() => mail.to('ben')).toHaveLength(1);
      const [{ html, header } = { html: '', header: () => undefined }] = mail.to('ben');
      const letter = await browser.newPage({ viewport, colorScheme: 'light' });
      await letter.setContent(html);
      await expect(letter.getByText('6,25\u00a0$')).toBeVisible();
      await expectAccessible(letter);
      const given = new URL(/^<(.+)>$/.exec(header('List-Unsubscribe') ?? '')?.[1] ?? '');
      const stop = backend.origin + given.pathname + given.search;

      await backend.patch('settings/mail', 'offered', { booleanValue: true });
      // Ben chooses for this group, in general, and by the link.
      await ben.goto(`/groups/${groupId}/settings`);
      const nudges = ben.getByRole('switch', { name: 'Reminders to pay' });
      await nudges.click();
      await expect(nudges).not.toBeChecked();
      const kept = () => backend.read(`users/${uid}/notifications/reminders`).then(JSON.stringify);
      await expect
        .poll(kept)
        .toContain(`"muted":{"arrayValue":{"values":[{"stringValue":"${groupId}"}`);
      await nudges.click();
      await expect.poll(kept).toContain('"muted":{"arrayValue":{"values":[]}}');
      const monthly = ben.getByRole('switch', { name: 'Monthly reminder' });
      await monthly.click();
      await expect(monthly).toBeChecked();
      await expectAccessible(ben);
      await ben.goto('/account');
      await nudges.click();
      await expect(nudges).not.toBeChecked();
      await expect.poll(kept).toContain('"off":{"booleanValue":true}');
      await nudges.click();
      await expect.poll(kept).toContain('"off":{"booleanValue":false}');
      await expectAccessible(ben);
      await letter.goto(stop);
      await expectAccessible(letter);
      await letter.getByRole('button').click();
      await expect(letter.getByRole('status')).toBeVisible();
      await expectAccessible(letter);
      await expect(nudges).not.toBeChecked();
      await expect(monthly).toHaveCount(0);
    } finally {
      await backend.dispose();
      await mail.stop();
      push.close();
    }
  },
);
