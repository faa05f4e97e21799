import { locales } from '@quits/i18n';
import { expect, it } from 'vitest';
import { checkPerson, personForm } from './person-form.ts';

it.each(locales)('reads back the largest share as it writes it, in %s', (locale) => {
  const form = personForm({ name: 'Ana', defaultWeight: 1000 }, locale);
  expect(checkPerson(form, { taken: [], locale }).details?.defaultWeight).toBe(1000);
});

it('does not guess what a mark before three digits means', () => {
  const form = { name: 'Ana', weight: '1,000', household: '' };
  expect(checkPerson(form, { taken: [], locale: 'en-US' }).problems.weight).toBe('invalid');
});
