import { initializeApp, type FirebaseOptions } from 'firebase/app';
import * as identity from 'firebase/auth';
import * as store from 'firebase/firestore';

// An app behind a proxy that serves all services from the page's origin.
const { origin, host } = new URL(import.meta.url);
const answer = await fetch('/__/firebase/init.json');
const app = initializeApp((await answer.json()) as FirebaseOptions);
const auth = identity.getAuth(app);
identity.connectAuthEmulator(auth, origin, { disableWarnings: true });
const firestore = store.initializeFirestore(app, { host, ssl: true });

const proxied = { auth, firestore, identity, store, shown: '' };

declare global {
  // oxlint-disable-next-line no-var -- only `var` makes a property of the global object
  var proxied: {
    readonly auth: identity.Auth;
    readonly firestore: store.Firestore;
    readonly identity: typeof identity;
    readonly store: typeof store;
    /** Last value seen by the test's listener. */
    shown: string;
  };
}

globalThis.proxied = proxied;
