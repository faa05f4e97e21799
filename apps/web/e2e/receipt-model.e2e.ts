import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

const RECEIPT = {
  merchant: 'Café <b>Lisboa</b>',
  date: '2026-11-20',
  currency: 'USD',
  items: [
    { name: '<img src=x onerror="document.title=1">', quantity: 2, amount: '3.60' },
    { name: 'Cake', quantity: null, amount: '4.10' },
  ],
  tax: null,
  tip: '1.00',
  discount: null,
  total: '8.70',
};

/** A photo of 900 × 1600 pixels, as JPEG. */
async function photoOf(page: Page) {
  const jpeg = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 1600];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg, 'base64') };
}

test(
  'a photo is sent to the model of the server only by the button that names it',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const asked: IncomingMessage[] = [];
    let content = '';
    let isSilent = false;
    const model = createServer((request, response) => {
      asked.push(request);
      request.resume();
      if (!isSilent) response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
    model.listen(0, '127.0.0.1');
    await once(model, 'listening');
    const host = `127.0.0.1:${(model.address() as AddressInfo).port}`;
    Object.assign(process.env, {
      RECEIPT_MODEL_URL: `http://${host}/v1`,
      RECEIPT_MODEL_NAME: 'reader',
    });
    const backend = await BackendProcess.startWithFunctions();
    for (const name of ['RECEIPT_MODEL_URL', 'RECEIPT_MODEL_NAME'])
      Reflect.deleteProperty(process.env, name);
    const told = page.waitForResponse((answer) => answer.url() === `${backend.origin}/`);
    try {
      await page.goto(backend.origin);
      expect((await told).headers()['content-security-policy']).not.toContain(host);
      await startAsGuest(page);
      await createGroup(page, { name: 'Trip', ownName: 'Ana', others: ['Ben'] });
      // The functions publish the host when the first of them runs.
      await addExpense(page, { title: 'Tram', amount: '12.50' });
      await expect
        .poll(async () => JSON.stringify(await backend.read('settings/receiptModel')))
        .toContain(host);
      await page.getByRole('link', { name: 'Add expense' }).first().click();
      await page.getByRole('button', { name: 'Notes · Receipts' }).click();
      await page.getByLabel('Add receipt').setInputFiles(await photoOf(page));
      const send = page.getByRole('button', { name: `Read with ${host}` });
      await expect(send).toBeVisible();
      await expectAccessible(page);
      expect(asked).toHaveLength(0);

      await test.step('an answer that is no receipt changes nothing', async () => {
        content = '<script>alert(1)</script>';
        await send.click();
        await expect(page.getByText(`${host} didn’t return a readable receipt`)).toBeVisible();
        await expect(page.getByLabel('Description')).toHaveValue('');
      });

      await test.step('nobody has to wait for an answer', async () => {
        isSilent = true;
        await send.click();
        await expect(page.getByText(`Waiting for ${host}`)).toBeVisible();
        const part = page.getByRole('region', { name: 'Fill in items from photo' });
        await part.getByRole('button', { name: 'Cancel' }).click();
        await expect(send).toBeEnabled();
        isSilent = false;
      });

      await test.step('what doesn’t add up is doubted, and can be read again', async () => {
        content = JSON.stringify({ ...RECEIPT, total: '99.00' });
        await send.click();
        await expect(page.getByText('The items don’t add up to the total')).toBeVisible();
        await expect(page.getByText('Check this').filter({ visible: true }).first()).toBeVisible();
      });

      await test.step('a receipt fills in the items, with names as texts', async () => {
        content = JSON.stringify(RECEIPT);
        await page.getByRole('button', { name: /Receipts: 1/ }).click();
        await send.click();
        await expect(
          page.getByRole('textbox', { name: 'Amount', exact: true }).first(),
        ).toHaveValue('8.70');
        const names = page.getByRole('textbox', { name: 'Item', exact: true });
        await expect(names.first()).toHaveValue(`2 × ${RECEIPT.items[0]?.name}`);
        await expect(page.getByLabel('Tip')).toHaveValue('1.00');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('link', { name: RECEIPT.merchant })).toBeVisible();
      });
      // The server asked, not the browser.
      expect(asked.map(({ headers }) => headers.origin ?? headers.referer)).toEqual(
        asked.map(() => undefined),
      );
      expect(asked).toHaveLength(4);
    } finally {
      await backend.dispose();
      model.closeAllConnections();
      model.close();
    }
  },
);
