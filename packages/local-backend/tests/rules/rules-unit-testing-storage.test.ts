import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file} {
      allow read: if request.auth.uid == uid;
      allow write: if request.auth.uid == uid
        && (request.resource == null || request.resource.size < 10);
    }
    match /staff/{file} {
      allow read: if request.auth.token.staff == true;
    }
    match /shared/{file} {
      allow read: if firestore.get(/databases/(default)/documents/shares/$(file)).data.open;
    }
  }
}`;

let backend: LocalBackend;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  const { hostname, port } = new URL(backend.addresses.identity);
  environment = await initializeTestEnvironment({
    projectId: backend.project,
    storage: { host: hostname, port: Number(port), rules: RULES },
    firestore: backend.addresses.firestore,
  });
});

afterEach(async () => {
  await environment.clearStorage();
  await environment.clearFirestore();
});

afterAll(async () => {
  await environment.cleanup();
  await backend.stop();
});

const ada = () => environment.authenticatedContext('ada').storage();
const nobody = () => environment.unauthenticatedContext().storage();
// The upload of the older interface is only nearly a promise.
const put = async (storage: ReturnType<typeof ada>, path: string, text: string) => {
  await storage.ref(path).putString(text);
};

it('lets people write and read what is theirs, within its size', async () => {
  await assertSucceeds(put(ada(), 'users/ada/a', 'small'));
  await assertSucceeds(ada().ref('users/ada/a').getDownloadURL());
  await assertSucceeds(ada().ref('users/ada/a').getMetadata());
  await assertFails(put(ada(), 'users/ada/b', 'far too large'));
  await assertFails(put(ada(), 'users/bob/a', 'small'));
  await assertFails(put(nobody(), 'users/ada/a', 'small'));
  await assertFails(nobody().ref('users/ada/a').getMetadata());
  await assertFails(nobody().ref('users/ada/a').delete());
  await assertSucceeds(ada().ref('users/ada/a').delete());
});

it('sees the claims of a token', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await put(context.storage(), 'staff/plan', 'plan');
  });
  const staff = environment.authenticatedContext('eve', { staff: true }).storage();
  await assertSucceeds(staff.ref('staff/plan').getMetadata());
  await assertFails(ada().ref('staff/plan').getMetadata());
});

it('looks at documents', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await put(context.storage(), 'shared/x', 'x');
    await context.firestore().doc('shares/x').set({ open: true });
  });
  await assertSucceeds(nobody().ref('shared/x').getMetadata());
  await environment.clearFirestore();
  await assertFails(nobody().ref('shared/x').getMetadata());
});

it('is emptied between tests', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await put(context.storage(), 'top', 'x');
    await environment.clearStorage();
    expect((await context.storage().ref().listAll()).items).toEqual([]);
  });
});
