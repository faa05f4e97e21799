import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseServeArguments } from './serve-arguments.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-arguments-'));
  writeFileSync(join(folder, '.firebaserc'), JSON.stringify({ projects: { live: 'flat-ledger' } }));
  writeFileSync(join(folder, 'firebase.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const optionsOf = (...args: string[]) =>
  parseServeArguments(['--url', 'https://quits.example.org', ...args], {})?.options;

it('resolves an alias of the project, and takes an id as it is', () => {
  const config = ['--config', join(folder, 'firebase.json')];
  expect(optionsOf(...config, '--project', 'live')?.project).toBe('flat-ledger');
  expect(optionsOf(...config, '--project', 'other-ledger')?.project).toBe('other-ledger');
  expect(optionsOf(...config)?.project).toBeUndefined();
});

it('refuses a hosting policy without a folder', () => {
  expect(() => optionsOf('--hosting-policy', 'policy.json')).toThrow(/needs a folder to host/u);
});

it('runs functions that the environment names, unless they are switched off', () => {
  const url = 'https://quits.example.org';
  const folderOf = (environment: Record<string, string>) =>
    parseServeArguments(['--url', url], environment)?.options.functionsFolder;
  expect(folderOf({ QUITS_FUNCTIONS: '/opt/functions' })).toBe('/opt/functions');
  expect(folderOf({ QUITS_FUNCTIONS: '/opt/functions', QUITS_NO_FUNCTIONS: '1' })).toBeUndefined();
  expect(folderOf({ QUITS_FUNCTIONS: '' })).toBeUndefined();
});

it('registers at services, with secrets from files and from the environment only', () => {
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const secret = file('secret', 'from a file\n');
  const list = file(
    'providers.json',
    JSON.stringify({
      'oidc.work': { name: 'Work', issuer: 'https://sso.example', clientId: 'w' },
      'microsoft.com': { clientId: 'm', clientSecretFile: 'secret', tenant: 'flat' },
    }),
  );
  const args = ['--google-client', 'g', '--google-secret-file', secret, '--providers', list];
  const environment = {
    QUITS_URL: 'https://quits.example.org',
    QUITS_OIDC_ISSUER: 'https://id.example/realms/flat',
    QUITS_OIDC_CLIENT: 'o',
    QUITS_OIDC_SECRET: 'from the environment',
  };
  expect(parseServeArguments(args, environment)?.options.providers).toEqual([
    { id: 'google.com', clientId: 'g', clientSecret: 'from a file' },
    {
      id: 'oidc.sso',
      clientId: 'o',
      clientSecret: 'from the environment',
      issuer: 'https://id.example/realms/flat',
    },
    { id: 'oidc.work', clientId: 'w', name: 'Work', issuer: 'https://sso.example' },
    {
      id: 'microsoft.com',
      clientId: 'm',
      clientSecret: 'from a file',
      issuer: 'https://login.microsoftonline.com/flat/v2.0',
    },
  ]);
  const apple = ['--apple-client', 'a', '--apple-team', 't', '--apple-key-id', 'k'];
  expect(optionsOf(...apple, '--apple-key-file', secret)?.providers).toEqual([
    {
      id: 'apple.com',
      clientId: 'a',
      appleKey: { teamId: 't', keyId: 'k', privateKey: 'from a file' },
    },
  ]);
});

it.each([
  [['--google-client', 'g'], /google.com needs a client secret/u],
  [['--google-client', 'g', '--google-secret', 's'], /Unknown option/u],
  [['--google-client', 'g', '--google-secret-file', '/nowhere'], /\/nowhere can't be read/u],
  [['--apple-client', 'a'], /apple.com needs a team/u],
  [['--oidc-client', 'o'], /oidc.sso needs its issuer/u],
  [['--oidc-issuer', 'https://id.example'], /needs --oidc-client/u],
  [['--oidc-client', 'o', '--oidc-issuer', 'http://id.example'], /must be a URL with https/u],
])('refuses the registration %j', (args, reason) => {
  expect(() => optionsOf(...args)).toThrow(reason);
});

it('refuses a list of services with a secret in it, or with an unknown one', () => {
  const list = (content: object) => {
    writeFileSync(join(folder, 'list.json'), JSON.stringify(content));
    return () => optionsOf('--providers', join(folder, 'list.json'));
  };
  expect(list({ 'github.com': { clientId: 'g', clientSecret: 's' } })).toThrow(/clientSecretFile/u);
  expect(list({ 'example.com': { clientId: 'g' } })).toThrow(/must be apple.com/u);
  expect(list({ 'oidc.work': { clientID: 'g' } })).toThrow(/unknown field "clientID"/u);
});

it('reads the password of the mail server from a file', () => {
  const file = join(folder, 'password');
  writeFileSync(file, 'p@ss/word\n');
  const smtp = ['--smtp', 'smtps://quits@mail.example', '--smtp-from', 'quits@example.org'];
  expect(optionsOf(...smtp, '--smtp-password-file', file)?.smtp?.url).toBe(
    'smtps://quits:p%40ss%2Fword@mail.example',
  );
});
