import { createTexts } from '../create-texts.ts';

const { t } = (await createTexts()).store.getState();

t('groups:title');
t('common:appName');
t('common:expenses', { count: 3 });
t('balances:pays', { from: 'Ana', to: 'Ben', amount: '3' });
// The shared texts stay.
t('common:save');

// @ts-expect-error no such text
t('groups:unheardOf');
// @ts-expect-error a parameter is missing
t('balances:pays', { from: 'Ana', to: 'Ben' });
// @ts-expect-error the category of a plural is the language's business
t('common:expenses_one', { count: 1 });
