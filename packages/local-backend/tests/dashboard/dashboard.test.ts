import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import type { DecisionList, Overview } from '@quits/dashboard/api';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';

let backend: LocalBackend;
let client: AuthClient;

beforeEach(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  client = connectAuth(backend);
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

async function shown(path: string): Promise<string> {
  const answer = await fetch(`${backend.addresses.app}/__/${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

function statusOf(target: LocalBackend, headers: Record<string, string>): Promise<number> {
  const { port } = new URL(target.addresses.app);
  return new Promise((resolve) => {
    request({ hostname: '127.0.0.1', port, path: '/__/api/overview', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).end();
  });
}

describe('the dashboard', () => {
  it('shows accounts, without their secrets, and locks them', async () => {
    const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
    expect(await shown('api/accounts')).toContain(EMAIL);
    expect(await shown(`api/accounts/${user.uid}`)).not.toContain('salt');
    await fetch(`${backend.addresses.app}/__/api/accounts/${user.uid}/disable`, {
      method: 'POST',
    });
    await expect(
      signInWithEmailAndPassword(client.auth, EMAIL, 'correct horse'),
    ).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });

  it('shows messages, and tells when a new one comes', async () => {
    await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
    const live = await fetch(`${backend.addresses.app}/__/live/mail`);
    const reader = live.body?.getReader();
    await reader?.read();
    await sendPasswordResetEmail(client.auth, EMAIL);
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('data: changed\n\n');
    await reader?.cancel();
    expect(await shown('api/mail')).toContain('Reset your demo-quits password');
    expect(await shown('mail.json')).toContain('oobCode=');
    const codes = await fetch(`${backend.addresses.app}/emulator/v1/projects/demo-quits/oobCodes`);
    expect(await codes.json()).toMatchObject({
      oobCodes: [{ email: EMAIL, requestType: 'PASSWORD_RESET' }],
    });
  });

  it.each(['overview', 'files', 'requests', 'log/events', 'log/reports', 'log/refusals'])(
    'answers /__/api/%s, even if there is nothing',
    async (path) => {
      expect(JSON.parse(await shown(`api/${path}`))).toBeTypeOf('object');
    },
  );

  it('tells how to connect by the host name that was used', async () => {
    const { config, addresses } = JSON.parse(await shown('api/overview')) as Overview;
    expect(config).toEqual(backend.firebaseConfig);
    const { host, port } = backend.addresses.firestore;
    expect(addresses).toContainEqual({ service: 'firestore', address: `${host}:${port}` });
  });

  it('counts the requests of the last hour, and shows the line of a refusal', async () => {
    const { host, port } = backend.addresses.firestore;
    const path = `projects/${backend.project}/databases/(default)/documents/groups/g1`;
    await fetch(`http://${host}:${port}/v1/${path}`);
    const overview = JSON.parse(await shown('api/overview')) as Overview;
    expect(overview.requests.at(-1)).toMatchObject({ allowed: 0, refused: 1 });
    expect(overview.lastRefusals).toHaveLength(1);
    const { requests } = JSON.parse(await shown('api/requests')) as DecisionList;
    expect(requests).toMatchObject([{ method: 'get', path: 'groups/g1', allowed: false }]);
    expect(requests[0]?.explanation).toContain('get');
  });

  it('is refused to other machines, and to pages of other sites', async () => {
    expect(await statusOf(backend, { Host: '192.0.2.1' })).toBe(403);
    expect(await statusOf(backend, { 'X-Forwarded-For': '192.0.2.1' })).toBe(404);
    const foreign = await fetch(`${backend.addresses.app}/__/mail/clear`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const forged = await fetch(`${backend.addresses.app}/__/api/data/delete`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: '{"document":"groups/g1"}',
    });
    expect(forged.status).toBe(403);
  });

  it('opens to other machines with the password', async () => {
    const open = await startLocalBackend({ dashboardPassword: 'sesame' });
    const from = (password: string) => ({
      Host: '192.0.2.1',
      Authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}`,
    });
    expect(await statusOf(open, { Host: '192.0.2.1' })).toBe(401);
    expect(await statusOf(open, from('wrong'))).toBe(401);
    expect(await statusOf(open, from('sesame'))).toBe(200);
    for (let guess = 0; guess < 20; guess += 1) await statusOf(open, from('wrong'));
    expect(await statusOf(open, from('wrong'))).toBe(429);
    await open.stop();
  });
});

describe('data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quits-export-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['memory', 'folder'] as const)(
    'moves to another backend in a %s by export and import',
    async (kind) => {
      await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
      const exported = join(folder, 'export');
      backend.exportData(exported);
      const data = kind === 'memory' ? { kind } : { kind, path: join(folder, 'data') };
      const other = await startLocalBackend({ data, importFolder: exported });
      const visitor = connectAuth(other);
      const { user } = await signInWithEmailAndPassword(visitor.auth, EMAIL, 'correct horse');
      expect(user.email).toBe(EMAIL);
      await visitor.close();
      await other.stop();
    },
  );

  it('is not imported over other data', async () => {
    const exported = join(folder, 'export');
    backend.exportData(exported);
    const data = { kind: 'folder', path: join(folder, 'data') } as const;
    await (await startLocalBackend({ data })).stop();
    await expect(startLocalBackend({ data, importFolder: exported })).rejects.toThrow(
      /^There is data already/,
    );
  });

  it('is not imported from where there is no export', async () => {
    await expect(startLocalBackend({ importFolder: folder })).rejects.toThrow(
      `The folder ${folder} holds no export. Correct --import.`,
    );
  });
});
