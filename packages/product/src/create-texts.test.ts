import { errorText } from '@quits/i18n';
import { expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { productErrorTexts } from './errors/product-error-texts.ts';
import { productErrors } from './errors/product-errors.ts';

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

it('has words for each of its codes', async () => {
  const { t } = (await createTexts({ languages: [] })).store.getState();
  for (const code of productErrors.codes) {
    const text = errorText(t, { code }, productErrorTexts);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect([code, text]).not.toEqual([code, t('errors:unexpected')]);
  }
});
