import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';
import { StartError, startLocalBackend } from '../../src/index.ts';
import { startServer } from '../../src/server/start-server.ts';
import { certificateFiles } from '../../src/server/tls/certificate-files.ts';
import { startServerStage, writeCertificate } from '../support/server-stage.ts';

const URL_OPTION = ['--url', 'https://quits.example.org'];
const PROXY = ['--trust-proxy', '--port', '0'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-serve-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `serve` in this process; returns its only line. */
async function refusal(args: readonly string[], env: Record<string, string> = {}) {
  let errors = '';
  let output = '';
  const code = await runCli(['serve', '--data', join(folder, 'data'), ...args], {
    stdout: { write: (text) => (output += text) },
    stderr: { write: (text) => (errors += text) },
    env,
    once: () => undefined,
  });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.trimEnd()).not.toContain('\n');
  return errors;
}

describe('a server that must not start', () => {
  it.each([
    [['--trust-proxy'], /^serve needs the address/],
    [[...PROXY, '--url', 'http://quits.example.org'], /^--url must be like https/],
    [[...PROXY, '--url', 'https://quits.example.org/app'], /without a path/],
    [[...PROXY, '--url', 'https://localhost:8443'], /For development, start quits-backend/],
    [[...URL_OPTION, '--certificate', 'a.pem'], /belong together/],
    [[...URL_OPTION, '--acme-directory', 'http://a/dir'], /must be a URL with https/],
    [[...URL_OPTION, ...PROXY, '--certificate', 'a', '--key', 'b'], /exclude each other/],
    [[...URL_OPTION, '--certificate', 'no.pem', '--key', 'no.key'], /no\.pem cannot be read/],
    [[...URL_OPTION, ...PROXY, '--emulator-tokens'], /--emulator-tokens: with them, anyone/],
    [[...URL_OPTION, ...PROXY, '--emulator-tokens=issue'], /with them, anyone can act/],
    [[...URL_OPTION, ...PROXY, '--memory'], /a restart would lose the data/],
    [[...URL_OPTION, ...PROXY, '--seed', 'a.json'], /it overwrites documents/],
    [[...URL_OPTION, ...PROXY, '--import', 'a'], /prove nothing/],
    [[...URL_OPTION, ...PROXY, '--dashboard-password', 'x'], /who sign in/],
    [[...URL_OPTION, ...PROXY, '--action-url', 'https://evil.example/'], /must be a path/],
    [[...URL_OPTION, ...PROXY, '--action-url', '//evil.example/'], /must be a path/],
    [
      [...URL_OPTION, ...PROXY, '--sign-up', 'some'],
      /must be "open", "invited", "domains" or "closed"/,
    ],
    [[...URL_OPTION, ...PROXY, '--sign-up', 'domains'], /needs --sign-up-domains/],
    [
      [...URL_OPTION, ...PROXY, '--sign-up', 'domains', '--sign-up-domains', 'a.org'],
      /needs --smtp/,
    ],
    [[...URL_OPTION, ...PROXY, '--sign-up-domains', 'a.org'], /needs --sign-up domains/],
    [[...URL_OPTION, ...PROXY, '--sign-up', 'invited'], /needs --sign-up-links/],
    [[...URL_OPTION, ...PROXY, '--sign-up-links', 'notes'], /a path of documents/],
    [[...URL_OPTION, ...PROXY, '--puzzles', 'some'], /must be "flood", "always" or "never"/],
    [[...URL_OPTION, ...PROXY, '--nonsense'], /See serve --help\.$/m],
  ])('says why: %j', async (args, message) => {
    expect(await refusal(args)).toMatch(message);
  });

  it('says why when an environment variable is of development', async () => {
    const env = { QUITS_EMULATOR_TOKENS: '1' };
    expect(await refusal([...URL_OPTION, ...PROXY], env)).toMatch(/no QUITS_EMULATOR_TOKENS/);
  });

  it('says why when its data is of a development backend, and the other way around', async () => {
    const path = join(folder, 'data');
    const backend = await startLocalBackend({ data: { kind: 'folder', path } });
    await backend.stop();
    expect(await refusal([...URL_OPTION, ...PROXY])).toMatch(/anyone may have signed in as anyone/);

    const own = join(folder, 'own');
    const options = { url: 'https://quits.example.org', data: own, port: 0 };
    const server = await startServer({ ...options, encryption: { kind: 'proxy' } });
    await server.stop();
    const start = startLocalBackend({ data: { kind: 'folder', path: own } });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/Start it with serve/);
    const again = await startServer({ ...options, encryption: { kind: 'proxy' } });
    await again.stop();
  });
});

describe('built-in encryption', () => {
  it('speaks HTTP/2 and HTTP/1.1, compressed, with Firestore at the same origin', async () => {
    const stage = await startServerStage();
    const { origin } = new URL(stage.server.url);
    const client = connectHttp2(`https://127.0.0.1:${stage.server.port}`, {
      rejectUnauthorized: false,
    });
    const ask = async (path: string) => {
      const stream = client.request({
        ':method': 'GET',
        ':path': path,
        ':authority': new URL(origin).host,
        'accept-encoding': 'gzip',
      });
      stream.resume();
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      await once(stream, 'end');
      return headers;
    };
    expect(await ask('/')).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' });
    const documents = '/v1/projects/quits/databases/(default)/documents/notes/n1';
    expect(await ask(documents)).toMatchObject({ ':status': 403 });
    expect(await ask('/__/api/overview')).toMatchObject({ ':status': 404 });
    const unread = client.request({
      ':method': 'POST',
      ':path': '/no-such-thing',
      ':authority': new URL(origin).host,
    });
    unread.resume();
    unread.write('the body of a request that nothing reads');
    const [refused] = (await once(unread, 'response')) as [Record<string, unknown>];
    expect(refused).toMatchObject({ ':status': 404 });
    await once(unread, 'close');
    client.close();
    expect(await stage.send({ path: '/' })).toMatchObject({ status: 200 });
    await stage.stop();
  });

  it('uses a certificate that replaced the first, without a restart', async () => {
    writeCertificate(folder);
    const logged: string[] = [];
    const source = certificateFiles({
      certificateFile: join(folder, 'cert.pem'),
      keyFile: join(folder, 'key.pem'),
      interval: 5,
      log: ({ message }) => logged.push(message),
    });
    const first = await source.first();
    const renewed: string[] = [];
    const stop = source.watch(({ cert }) => renewed.push(cert));
    writeFileSync(join(folder, 'cert.pem'), 'half a certifica');
    await eventually(() => expect(logged.join('')).toMatch(/The last one stays in use/));
    expect(renewed).toEqual([]);
    writeCertificate(folder);
    await eventually(() => expect(renewed).toHaveLength(1));
    expect(renewed[0]).not.toBe(first.cert);
    stop();
  });

  it('presents the certificate', async () => {
    const stage = await startServerStage();
    const socket = connect({
      host: '127.0.0.1',
      port: stage.server.port,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
      servername: 'quits.example.org',
    });
    await once(socket, 'secureConnect');
    expect(socket.getPeerCertificate().subject.CN).toBe('quits.example.org');
    expect(socket.alpnProtocol).toBe('h2');
    expect(socket.getProtocol()).toBe('TLSv1.3');
    socket.destroy();
    await stage.stop();
  });
});
