import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBackend } from '../../tests/support/run-backend.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-backup-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function serve(data: string) {
  const address = ['--url', 'https://quits.example.org', '--trust-proxy', '--port', '0'];
  const places = ['--data', join(folder, data), '--backup', join(folder, 'backup')];
  return runBackend('serve', ...address, ...places, ...key());
}

const key = () => ['--backup-key', join(folder, 'key')];

test('backs up, verifies and restores on the command line', async () => {
  writeFileSync(join(folder, 'key'), 'correct horse battery staple\n');
  const first = serve('data');
  await first.ready();
  first.process.kill('SIGTERM');
  expect(await first.ended()).toMatchObject({ code: 0 });
  const verified = await runBackend('verify', join(folder, 'backup'), ...key()).ended();
  expect(verified).toMatchObject({ code: 0, errors: '' });
  expect(verified.output).toMatch(
    '0 documents, 0 accounts, 0 files: everything is as it was written.',
  );
  const check = join(folder, 'check.mjs');
  const ownCheck = (problems: string) =>
    writeFileSync(
      check,
      `export default (documents) => ({ summary: [...documents].length + ' sums', problems: ${problems} });`,
    );
  ownCheck('[]');
  const fits = await runBackend(
    'verify',
    join(folder, 'backup'),
    ...key(),
    '--check',
    check,
  ).ended();
  expect(fits).toMatchObject({ code: 0, errors: '' });
  expect(fits.output).toMatch('everything is as it was written (0 sums).');
  ownCheck("['The sum of a is wrong.']");
  const wrong = await runBackend(
    'verify',
    join(folder, 'backup'),
    ...key(),
    '--check',
    check,
  ).ended();
  expect(wrong).toMatchObject({ code: 1, errors: 'The sum of a is wrong.\n' });
  const target = ['--data', join(folder, 'restored')];
  const restored = await runBackend('restore', join(folder, 'backup'), ...target, ...key()).ended();
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const again = await runBackend('restore', join(folder, 'backup'), ...target, ...key()).ended();
  expect(again).toMatchObject({ code: 1, output: '' });
  expect(again.errors).toMatch('is not empty, so nothing is restored into it');
  const checked = await runBackend('verify', ...target).ended();
  expect(checked).toMatchObject({ code: 0, errors: '' });
  writeFileSync(join(folder, 'key'), 'another passphrase\n');
  const refused = await runBackend('verify', join(folder, 'backup'), ...key()).ended();
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: 'The passphrase or key file is not the one of this backup.\n',
  });
  const locked = serve('restored');
  expect(await locked.ended()).toMatchObject({ code: 1 });
  writeFileSync(join(folder, 'key'), 'correct horse battery staple\n');
  const second = serve('restored');
  await second.ready();
  second.process.kill('SIGTERM');
  expect(await second.ended()).toMatchObject({
    code: 0,
    errors: expect.not.stringMatching('failed'),
  });
}, 60_000);
