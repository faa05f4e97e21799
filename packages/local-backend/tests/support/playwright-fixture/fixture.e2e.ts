import { expect } from '@playwright/test';
import { backendTest } from '../../../src/testing/playwright.ts';

const test = backendTest({ prepare: (backend) => backend.seed({ 'k/prepared': {} }) });

for (const number of [1, 2]) {
  test(`starts each test with the prepared state, ${number}`, async ({
    backend,
    baseURL,
    request,
  }) => {
    const { app, firestore } = backend.addresses;
    expect(baseURL).toBe(app);
    expect(backend.project).toBe('demo-test-0');
    const path = `v1/projects/${backend.project}/databases/(default)/documents/k`;
    const list = () =>
      request.get(`http://${firestore.host}:${firestore.port}/${path}`, {
        headers: { authorization: 'Bearer owner' },
      });
    const documents = (await (await list()).json()).documents;
    expect(documents.map((each: { name: string }) => each.name.split('/').at(-1))).toEqual([
      'prepared',
    ]);
    await backend.seed({ 'k/mine': { number } });
    expect((await (await list()).json()).documents).toHaveLength(2);
  });
}
