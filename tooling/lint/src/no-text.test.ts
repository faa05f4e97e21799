import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { noText } from './no-text.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const found = [{ messageId: 'text' }];
const invalid = (code: string, errors = found) => ({ code, errors });

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('no-text', noText, {
  valid: [
    "const a = <p>{t('groups:title')}</p>;",
    'const a = <p>12 × {amount} — · %</p>;',
    "const a = <Mark pose='level' data-label='open' className='title' />;",
    "const a = <img alt='' />;",
    'const a = <TextField label={label} hint={t(`expenses:${kind}`)} />;',
    "const a = <Menu align='start' kind={busy ? 'primary' : 'quiet'} />;",
    "const a = <Dialog labels={{ close: t('common:close') }} />;",
    "const a = <p>{state === 'open' ? t('a:b') : null}</p>;",
    "notices.show({ id: 'update', text: t('a:b'), tone: 'success' });",
    "document.title = t('common:appName');",
    "const a = { title: 'a key, not a text' };",
    "commit({ label: 'remove-person' });",
  ],
  invalid: [
    invalid('const a = <p>Groups</p>;'),
    invalid('const a = <><b />Группы</>;'),
    invalid("const a = <p>{'Groups'}</p>;"),
    invalid('const a = <>{`${count} groups`}</>;'),
    invalid("const a = <p>{open ? 'Close' : t('a:b')}</p>;"),
    invalid("const a = <p>{name ?? 'Nobody'}</p>;"),
    invalid("const a = <p>{'Paid by ' + name}</p>;"),
    invalid("const a = <button aria-label='Close' />;"),
    invalid("const a = <input placeholder={'Name'} />;"),
    invalid("const a = <img alt='Receipt' title='Receipt' />;", [...found, ...found]),
    invalid("const a = <Tabs tabs={[{ id: 'a', label: 'Expenses' }]} />;"),
    invalid("const a = <List rows={rows.map(() => ({ title: 'Nobody' }))} />;"),
    invalid("const a = <SearchField clearLabel='Clear' />;"),
    invalid("const a = <Dialog labels={{ close: 'Close', deep: { more: 'More' } }} />;", [
      ...found,
      ...found,
    ]),
    invalid('const a = <SplitEditor labels={{ input: (name) => `Percent for ${name}` }} />;'),
    invalid("notices.show({ text: 'Saved', tone: 'success' });"),
    invalid("document.title = 'Groups';"),
  ],
});
