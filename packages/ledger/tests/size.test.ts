import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { weighModule, weighParts } from '@quits/tooling-presets/weight';
import { expect, it } from 'vitest';

const sources = new URL('../src/', import.meta.url);

it('loads what is imported, and no more', async () => {
  const parts = { common: ['parseAmount', 'formatAmount'] };
  const [amounts, everything, files, pay, receipt, statement] = await Promise.all([
    weighParts({ sources, parts }),
    weighModule(new URL('index.ts', sources)),
    weighModule(new URL('files.ts', sources)),
    weighModule(new URL('pay.ts', sources)),
    weighModule(new URL('receipt.ts', sources)),
    weighModule(new URL('statement.ts', sources)),
  ]);
  const money = amounts.get('common');
  expect(money?.first).toBeLessThan(everything.first / 2);
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    '`parseAmount`, `formatAmount`': [money?.first, money?.all],
    'everything of `@quits/ledger`': [everything.first, everything.all],
    'everything of `./files`': [files.first, files.all],
    'everything of `./pay`': [pay.first, pay.all],
    'everything of `./receipt`': [receipt.first, receipt.all],
    'everything of `./statement`': [statement.first, statement.all],
  });
});
