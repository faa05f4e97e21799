import { initializeApp, type FirebaseOptions } from 'firebase/app';
import * as analytics from 'firebase/analytics';
import { getId, getInstallations, getToken } from 'firebase/installations';

// The page of the analytics test: the SDK as an app uses it, in reach of the test as
// `globalThis.analyticsPage`.
const answer = await fetch('/__/firebase/init.json');
const app = initializeApp((await answer.json()) as FirebaseOptions);
const installations = getInstallations(app);

const page = {
  sdk: analytics,
  start: () => analytics.initializeAnalytics(app),
  installationId: () => getId(installations),
  installationToken: () => getToken(installations, true),
};

declare global {
  // oxlint-disable-next-line no-var -- only `var` makes a property of the global object
  var analyticsPage: typeof page;
}

globalThis.analyticsPage = page;
