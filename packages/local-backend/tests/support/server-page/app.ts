import { initializeApp, type FirebaseOptions } from 'firebase/app';
import * as identity from 'firebase/auth';
import * as store from 'firebase/firestore';
import * as files from 'firebase/storage';

// An app as it would be on Firebase: it connects to no emulators.
const answer = await fetch('/__/firebase/init.json');
const app = initializeApp((await answer.json()) as FirebaseOptions);
const auth = identity.getAuth(app);
const firestore = store.getFirestore(app);
const storage = files.getStorage(app);

const served: typeof globalThis.served = {
  auth,
  firestore,
  storage,
  identity,
  store,
  files,
  shown: '',
  shownAt: 0,
  totp: undefined,
};

declare global {
  // oxlint-disable-next-line no-var -- only `var` makes a property of the global object
  var served: {
    readonly auth: identity.Auth;
    readonly firestore: store.Firestore;
    readonly storage: files.FirebaseStorage;
    readonly identity: typeof identity;
    readonly store: typeof store;
    readonly files: typeof files;
    /** Last value seen by the test's listener. */
    shown: string;
    /** When it was seen, in ms since the epoch. */
    shownAt: number;
    /** Secret of an authenticator app that is being enrolled. */
    totp: identity.TotpSecret | undefined;
  };
}

globalThis.served = served;
