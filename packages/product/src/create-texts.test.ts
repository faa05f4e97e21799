import { errorText, locales } from '@quits/i18n';
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from '@quits/ledger/files';
import { expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { productErrorTexts } from './errors/product-error-texts.ts';
import { productErrors } from './errors/product-errors.ts';
import { LIMITS } from './limits.ts';

it('has the texts of the product and those that are shared', async () => {
  const { t } = (await createTexts({ languages: ['de'] })).store.getState();
  expect([t('groups:title'), t('common:appName'), t('common:save')]).toEqual([
    'Gruppen',
    'Quits',
    'Speichern',
  ]);
});

it('words a shared text as the product does', async () => {
  const { t } = (await createTexts({ languages: ['en-US'] })).store.getState();
  expect(t('account:deleteText')).toMatch(/Groups/);
});

it('writes British English where it differs', async () => {
  const { t } = (await createTexts({ locale: 'en-GB' })).store.getState();
  expect(t('groups:emptyText')).toContain('your flat');
  expect(t('groups:title')).toBe('Groups');
});

it('puts a colon after a label as each language does', async () => {
  const labelled = async (locale: 'en-US' | 'fr' | 'ja') =>
    (await createTexts({ locale })).store.getState().t('common:labelled', {
      label: 'A',
      value: 'B',
    });
  expect([await labelled('en-US'), await labelled('fr'), await labelled('ja')]).toEqual([
    'A: B',
    'A\u00A0: B',
    'A：B',
  ]);
});

it('has words for each of its codes', async () => {
  const { t } = (await createTexts({ languages: [] })).store.getState();
  for (const code of productErrors.codes) {
    const text = errorText(t, { code }, productErrorTexts);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect([code, text]).not.toEqual([code, t('errors:unexpected')]);
  }
});

it.each(locales)('names the limits that hold, in %s', async (locale) => {
  const { t } = (await createTexts({ locale })).store.getState();
  const numbers = (text: string) =>
    text.match(/\d[\d.,\u{a0}\u{202f}]*/gu)?.map((number) => Number(number.replace(/\D/gu, '')));
  expect(numbers(t('errors:groupFull'))).toEqual([LIMITS.people]);
  expect(numbers(t('errors:tooManyFiles'))).toEqual([LIMITS.receipts]);
  const mebibytes = MAX_IMPORT_LENGTH / 1024 / 1024;
  expect(numbers(t('errors:importTooLarge'))).toEqual([mebibytes, MAX_IMPORT_ROWS]);
});
