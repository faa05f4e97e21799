import { createAnalytics, createConsent, memoryTransport } from '@quits/analytics';
import { useConsent } from '@quits/analytics/react';
import { type AuthAdapter, createAuthMachine } from '@quits/auth';
import { AuthProvider, RequireAuth } from '@quits/auth/react';
import { AuthUiProvider, SignInScreen } from '@quits/auth-ui';
import { createValueStore } from '@quits/firebase-core';
import { createDatabase, defineCollection, memoryJournal } from '@quits/firestore';
import { DatabaseProvider, useLiveQuery } from '@quits/firestore/react';
import { createI18n, loadSharedTexts } from '@quits/i18n';
import { I18nProvider, useT } from '@quits/i18n/react';
import { createDownloadUrls, createUploadManager, memoryQueue } from '@quits/storage';
import { useDownloadUrl, useUploads } from '@quits/storage/react';
import { Button, Card, Dialog, Tabs, TextField } from '@quits/ui';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** Fails if a server starts a service. */
const notOnServers = () => Promise.reject(new Error('A server loaded a service.'));
const uid = createValueStore<string | undefined>('ann');
const machine = createAuthMachine({ getAuth: (): Promise<AuthAdapter> => notOnServers() });

test('auth shows the fallback', () => {
  const page = (
    <AuthProvider machine={machine}>
      <RequireAuth path="/" fallback="Loading" signedOut="Signed out">
        Signed in
      </RequireAuth>
    </AuthProvider>
  );
  expect(renderToString(page)).toBe('Loading');
});

test('auth-ui renders its screens', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'de' });
  const app = {
    linkTo: () => (props: object) => <a {...props}>Link</a>,
    leave: () => undefined,
    nameScreen: () => undefined,
  };
  const page = (
    <I18nProvider i18n={i18n}>
      <AuthProvider machine={machine}>
        <AuthUiProvider app={app}>
          <SignInScreen purpose="sign-in" />
        </AuthUiProvider>
      </AuthProvider>
    </I18nProvider>
  );
  expect(typeof renderToString(page)).toBe('string');
});

test('firestore reads nothing', () => {
  const notes = defineCollection({ path: 'notes', schema: v.object({ text: v.string() }) });
  const database = createDatabase({ firestore: notOnServers, uid, journal: memoryJournal() });
  const Status = () => useLiveQuery(notes, {}).status;
  const page = (
    <DatabaseProvider database={database}>
      <Status />
    </DatabaseProvider>
  );
  expect(renderToString(page)).toBe('idle');
});

test('storage has no uploads and no URLs', () => {
  const uploads = createUploadManager({ storage: notOnServers, uid, queue: memoryQueue() });
  const downloads = createDownloadUrls({ storage: notOnServers, uid });
  const Status = () => `${useUploads(uploads).length} ${useDownloadUrl(downloads, 'a').status}`;
  expect(renderToString(<Status />)).toBe('0 idle');
});

test('analytics is undecided', () => {
  const consent = createConsent({ version: 1 });
  createAnalytics({ events: {}, screens: [], consent, transport: memoryTransport() });
  const Status = () => useConsent(consent).status;
  expect(renderToString(<Status />)).toBe('undecided');
});

test('i18n renders the locale that it is given', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'fr' });
  const Delete = () => useT()('common:delete');
  const page = (
    <I18nProvider i18n={i18n}>
      <Delete />
    </I18nProvider>
  );
  expect(renderToString(page)).toBe('Supprimer');
});

test('ui renders components, and no closed dialog', () => {
  const page = (
    <Card title="Groups">
      <TextField label="Title" />
      <Tabs
        label="Views"
        tabs={[{ value: 'a', label: 'First', panel: 'One' }]}
        value="a"
        onValueChange={() => undefined}
      />
      <Dialog
        open={false}
        onOpenChange={() => undefined}
        title="Closed"
        labels={{ close: 'Close' }}
      >
        Text
      </Dialog>
      <Button>Save</Button>
    </Card>
  );
  const html = renderToString(page);
  expect(html).toContain('Save');
  expect(html).not.toContain('Closed');
});
