import { initializeApp, type FirebaseOptions } from 'firebase/app';
import * as sdk from 'firebase/auth';

// Page of the browser tests: an app that configures itself at run time; tests access the SDK
// through `globalThis.page`.
const answer = await fetch('/__/firebase/init.json');
const config = (await answer.json()) as FirebaseOptions & { emulators: { auth: string } };
const app = initializeApp(config);
const auth = sdk.getAuth(app);
sdk.connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });

const page = { app, auth, sdk };

declare global {
  // oxlint-disable-next-line no-var -- only `var` makes a property of the global object
  var page: {
    readonly app: typeof app;
    readonly auth: sdk.Auth;
    readonly sdk: typeof sdk;
  };
}

globalThis.page = page;
