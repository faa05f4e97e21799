import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { LONG, SECOND_SIZE, test } from './journey.ts';
import { addPaymentMethods, shareGroup, signUp } from './owing.ts';
import { addExpense, openBalances, openSettings } from './steps.ts';
import { storedText } from './stored-text.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const IBAN = { name: 'Bank account', field: 'IBAN', address: 'DE89 3704 0044 0532 0130 00' };
const PAYPAL = { name: 'PayPal', field: 'Username', address: 'https://paypal.me/anak' };

for (const [name, viewport] of SIZES) {
  const isPhone = name === 'phone';
  test(
    `a debt is paid with the payee’s details, and a reminder names them, on a ${name}`,
    isPhone ? {} : SECOND_SIZE,
    async ({ browser }) => {
      const agreed = JSON.stringify({ status: 'granted', at: 0, version: 1 });
      const look = {
        baseURL: backend.origin,
        viewport,
        hasTouch: isPhone,
        isMobile: isPhone,
        // Both share usage data.
        storageState: {
          cookies: [],
          origins: [
            {
              origin: backend.origin,
              localStorage: [{ name: 'quits.consent', value: agreed }],
            },
          ],
        },
      };
      const ana = await browser.newPage(look);
      const counted: string[] = [];
      const count = (request: Request) => {
        if (/\/__\/remote\/|__report/.test(request.url())) counted.push(textOf(request));
      };
      ana.on('request', count);
      await signUp(ana, `ana-${name}@example.com`);

      await test.step('details are checked and kept', async () => {
        await ana.goto('/account');
        await ana.getByRole('button', { name: 'Add payment method' }).click();
        const sheet = ana.getByRole('dialog');
        await sheet.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
        await sheet.getByLabel('Account holder').fill('Ana Kovač');
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(sheet.getByText('Enter a valid value. Check for typos.')).toBeVisible();
        await expectAccessible(ana);
        await expectFits(ana, 'payment details');
        await sheet.getByRole('button', { name: 'Cancel' }).click();
        await addPaymentMethods(ana, [IBAN, PAYPAL]);
        await expectAccessible(ana);
      });

      const ben = await shareGroup(browser, ana, look);
      const sent: string[] = [];
      ben.on('request', (request) => sent.push(textOf(request)));
      ben.on('request', count);
      const plan = ben.getByRole('region', { name: 'Settle up' });
      const sheet = ben.getByRole('dialog');

      await test.step('who owes nothing yet sees nothing', async () => {
        await addExpense(ben, { amount: '20 eur', title: 'Bread' });
        await openBalances(ana);
        await ana.getByRole('button', { name: /^Pay: / }).click();
        const none = ana.getByRole('dialog').getByText(/There are no payment details from Ben/);
        await expect(none).toBeVisible();
        await ana.keyboard.press('Escape');
        await addExpense(ana, { amount: '45 eur', title: 'Firewood' });
      });

      await test.step('who owes sees the ways to pay, and records the payment', async () => {
        await openBalances(ben);
        const code = sheet.getByRole('img', { name: 'Scan this with your phone.' });
        // Ana's device lists Ben as soon as it has the new balance.
        await expect(async () => {
          await plan.getByRole('button', { name: /^Pay: / }).click();
          await expect(sheet.getByLabel('Payment method')).toBeVisible({ timeout: 1500 });
        }).toPass();
        await expect(sheet.getByLabel('Bank account')).toHaveValue(IBAN.address);
        await expect(code).toBeVisible({ visible: !isPhone });
        await sheet.getByLabel('Payment method').selectOption('PayPal');
        const link = sheet.getByRole('link', { name: 'Open PayPal' });
        await expect(link).toHaveAttribute('href', 'https://paypal.me/anak/12.50EUR');
        await expectAccessible(ben);
        await expectFits(ben, 'ways to pay');
        for (const page of [ana, ben]) {
          const stored = await storedText(page);
          expect(stored.includes('Lake house')).toBe(true);
          expect(stored.match(DETAILS)).toBeNull();
        }
      });

      const openPayPal = async () => {
        const link = sheet.getByRole('link', { name: 'Open PayPal' });
        // The page of PayPal isn't needed.
        await link.evaluate((element) => {
          element.addEventListener('click', (event) => event.preventDefault());
        });
        await link.click();
      };

      await test.step('the app asks once when the payer comes back, and records the payment', async () => {
        const question = ben.getByRole('alertdialog', { name: 'Did you pay?' });
        await openPayPal();
        await comeBack(ben);
        await expect(question).toContainText('You pay Ana €12.50');
        await expect(sheet).toBeHidden();
        await expectAccessible(ben);
        await expectFits(ben, 'did you pay');
        await question.getByRole('button', { name: 'Not now' }).press('Enter');
        await expect(question).toBeHidden();
        await comeBack(ben);
        await plan.getByRole('button', { name: /^Pay: / }).click();
        await expect(sheet.getByLabel('Payment method')).toBeVisible();
        await expect(question).toHaveCount(0);
        // A phone may end the app while another one is open.
        await sheet.getByLabel('Payment method').selectOption('PayPal');
        await openPayPal();
        await ben.reload();
        await question.getByRole('button', { name: 'Record €12.50' }).press('Enter');
        await expect(question).toBeHidden();
        await expect(ben.getByText('Quits.', { exact: true })).toBeVisible();
        // Neither the payment that is recorded nor anything else contains them.
        expect(sent.join('\n')).toContain('/Write/channel');
        expect(sent.join('\n')).not.toMatch(/DE89|\banak\b/);
      });

      await test.step('usage data and the files of others have no payment details', async () => {
        await expect.poll(() => counted.join('\n')).toContain('/groups/:groupId/balances');
        expect(counted.join('\n')).not.toMatch(DETAILS);
        if (!isPhone) return;
        for (const page of [ana, ben]) {
          await openSettings(page, 'Export');
          const archive = await downloaded(page, 'Export everything');
          const files = Object.values(unzipSync(archive)).map((file) => strFromU8(file));
          expect(files.join('\n')).toContain('Firewood');
          expect(files.join('\n')).not.toMatch(DETAILS);
          await page.goto('/account');
          const whole = unzipSync(await downloaded(page, 'Export everything'));
          const account = strFromU8(whole['quits.json'] ?? new Uint8Array());
          expect(account).toContain('Firewood');
          expect(DETAILS.test(account)).toBe(page === ana);
          await page.goto('/groups');
          await page.getByRole('link', { name: /Lake house/ }).click();
        }
      });

      await test.step('a reminder says how to pay', async () => {
        await addExpense(ana, { amount: '10 eur', title: 'Ice' });
        await openBalances(ana);
        await ana.getByRole('button', { name: /^Remind: / }).click();
        const message = ana.getByRole('dialog').getByRole('textbox', { name: 'Remind Ben' });
        await expect(message).toHaveValue(/still owe me €5\.00 in “Lake house”/);
        await expect(message).toHaveValue(/PayPal: https:\/\/paypal\.me\/anak\/5\.00EUR/);
        await expectAccessible(ana);
        await expectFits(ana, 'payment details');
        await ana.evaluate(() => {
          navigator.share = async ({ text = '' } = {}) => {
            document.body.dataset['shared'] = text;
          };
        });
        await ana.getByRole('dialog').getByRole('textbox').fill('Ben, €5.00 please');
        await ana
          .getByRole('dialog')
          .getByRole('button', { name: /^(Share|Copy)$/ })
          .click();
        await expect(ana.getByRole('dialog')).toBeHidden();
        expect(await ana.evaluate(() => document.body.dataset['shared'])).toBe('Ben, €5.00 please');
      });
    },
  );
}

/** Matches payment details only. */
const DETAILS = /DE89|\banak\b|Kovač/u;

function textOf(request: Request): string {
  return `${request.url()} ${request.postData() ?? ''}`;
}

/** Returns the file that a button saves. */
async function downloaded(page: Page, button: string): Promise<Uint8Array> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}

/** Leaves the page for another app, and comes back. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const state of ['hidden', 'visible'] as const) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Reads a QR code from a screenshot with zbar, which knows nothing of this code. */
async function scan(code: Locator): Promise<string> {
  const input = await code.screenshot();
  return execFileSync('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-'], {
    input,
    encoding: 'utf8',
    // Without a desktop, zbar complains about D-Bus.
    stdio: ['pipe', 'pipe', 'ignore'],
  }).replace(/\n$/, '');
}

const hasZbar = (() => {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Content of the QR code of each method and currency for 50 units. */
const CODES = [
  ['EUR', IBAN, 'BCD\n002\n1\nSCT\n\nAna Kovač\nDE89370400440532013000\nEUR50.00\n\n\nLake house'],
  ['EUR', PAYPAL, 'https://paypal.me/anak/50.00EUR'],
  [
    'BRL',
    { name: 'Pix', field: 'Pix key', address: '111.444.777-35' },
    // The CRC is binascii.crc_hqx of Python.
    '00020126470014br.gov.bcb.pix0111111444777350210Lake house520400005303986540550.005802BR5909Ana Kovac6006BRASIL62070503***63049769',
  ],
  [
    'INR',
    { name: 'UPI', field: 'UPI ID', address: 'ana.k@okbank' },
    'upi://pay?pa=ana.k@okbank&pn=Ana%20Kova%C4%8D&am=50.00&cu=INR&tn=Lake%20house',
  ],
  [
    'SEK',
    { name: 'Swish', field: 'Phone number', address: '070 123 45 67' },
    'https://app.swish.nu/1/p/sw/?sw=46701234567&amt=50.00&cur=SEK&msg=Lake%20house&src=qr',
  ],
] as const;

test('a scanner reads the codes from the screen', LONG, async ({ browser }) => {
  if (!hasZbar) throw new Error('zbarimg is missing. Run "apt-get install zbar-tools".');
  const look = { baseURL: backend.origin, viewport: { width: 1440, height: 900 } };
  const ana = await browser.newPage(look);
  await signUp(ana, 'scan@example.com');
  await addPaymentMethods(
    ana,
    CODES.map(([, method]) => method),
  );
  const ben = await shareGroup(browser, ana, look);
  for (const currency of new Set(CODES.map(([code]) => code))) {
    await addExpense(ana, { amount: `100 ${currency}`, title: `In ${currency}` });
  }
  await openBalances(ben);
  const sheet = ben.getByRole('dialog');
  for (const colorScheme of ['light', 'dark'] as const) {
    await ben.emulateMedia({ colorScheme });
    for (const [currency, { name }, content] of CODES) {
      const row = ben.getByRole('listitem').filter({ hasText: SIGNS[currency] });
      await expect(async () => {
        await ben.keyboard.press('Escape');
        await row.getByRole('button', { name: /^Pay: / }).click();
        await expect(sheet.getByLabel('Payment method')).toBeVisible({ timeout: 1500 });
      }).toPass();
      await sheet.getByLabel('Payment method').selectOption(name);
      const code = await scan(sheet.getByRole('img', { name: 'Scan this with your phone.' }));
      expect(code).toBe(content);
      await ben.keyboard.press('Escape');
    }
  }
});

const SIGNS = { EUR: '€', BRL: 'R$', INR: '₹', SEK: 'SEK' } as const;
