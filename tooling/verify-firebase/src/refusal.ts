/** Problem of a project that prevents a journey. */
export type Refusal =
  | 'provider'
  | 'authentication'
  | 'key'
  | 'domain'
  | 'sign-ups'
  | 'network'
  | 'no answer'
  | 'rules'
  | 'api'
  | 'database'
  | 'index'
  | 'quota'
  | 'billing'
  | 'bucket'
  | 'storage rules'
  | 'cors'
  | 'hosting';

const ADVICE: Readonly<Record<Refusal, string>> = {
  provider:
    'This way to sign in is off. Console → Authentication → Sign-in method: enable Anonymous and Email/Password; Settings → User actions: let people create and delete accounts.',
  authentication:
    'Authentication was never set up. Console → Authentication → Get started, then enable Anonymous and Email/Password.',
  key: 'The API key is not one of this project. Copy it from the console → Project settings → Your apps; if it is restricted, allow the Identity Toolkit, Firestore and Storage APIs.',
  domain:
    'The API key is restricted to web pages. Make one without that restriction for this check, and delete it afterward.',
  'sign-ups': 'Too many accounts were made from this address. Try again in an hour.',
  network:
    'The project cannot be reached. Check the connection, the project’s name, and any proxy.',
  'no answer':
    'There was no answer in time. Check the connection; a new database or index may need some minutes.',
  rules:
    'The rules refuse what the app writes: they are not deployed, or are those of another version. In apps/web/firebase: npx firebase-tools deploy --only firestore:rules --project ID.',
  api: 'Cloud Firestore is not switched on. Console → Firestore Database → Create database, in production mode.',
  database:
    'There is no (default) database. Console → Firestore Database → Create database, in production mode.',
  index:
    'An index is missing or still being built. In apps/web/firebase: npx firebase-tools deploy --only firestore:indexes --project ID, then wait some minutes.',
  quota: 'The project’s quota is used up. It begins anew each day; the Blaze plan has none.',
  billing:
    'The bucket needs billing. Console → Upgrade to the Blaze plan, then Storage → Get started.',
  bucket:
    'There is no bucket of this name. Console → Storage → Get started, and check storageBucket in the configuration.',
  'storage rules':
    'The rules of files refuse what the app stores: they are not deployed, or may not read Firestore. In apps/web/firebase: npx firebase-tools deploy --only storage --project ID, and accept the permission it asks for.',
  cors: 'The app may show files but not read them, so receipts are missing offline. In apps/web/firebase: gcloud storage buckets update gs://BUCKET --cors-file=cors.json.',
  hosting:
    'There is no configuration at /__/firebase/init.json. Deploy with Hosting, linked to a web app, or give --api-key KEY or --config FILE.',
};

/** Returns advice about a problem, in a sentence or two. */
export function adviceOn(refusal: Refusal): string {
  return ADVICE[refusal];
}

/** A problem that the check itself detected. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(ADVICE[refusal], options);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/** Patterns of the provider's errors, code and message in one text; the first match wins. */
const SIGNS: readonly (readonly [RegExp, Refusal])[] = [
  [/auth\/configuration-not-found/, 'authentication'],
  [/API has not been used|it is disabled|SERVICE_DISABLED/i, 'api'],
  [/API_KEY_HTTP_REFERRER_BLOCKED|referer .* are blocked|requests-from-referer/i, 'domain'],
  [/api-key-not-valid|auth\/invalid-api-key|API_KEY_INVALID|API key not valid/i, 'key'],
  [/auth\/(operation-not-allowed|admin-restricted-operation)/, 'provider'],
  [/auth\/too-many-requests|auth\/quota-exceeded/, 'sign-ups'],
  [
    /auth\/network-request-failed|ECONNREFUSED|ENOTFOUND|fetch failed|network\/|unavailable/i,
    'network',
  ],
  [/database .* does not exist/i, 'database'],
  [/requires an index|index is currently building|The query requires/i, 'index'],
  [/resource-exhausted/, 'quota'],
  [/storage\/quota-exceeded|billing|status 402/i, 'billing'],
  [
    /storage\/(bucket-not-found|no-default-bucket|project-not-found|object-not-found)|status 404/,
    'bucket',
  ],
  [/service account/i, 'storage rules'],
  [/storage\/(unauthorized|unauthenticated)/, 'storage rules'],
  [/storage\/retry-limit-exceeded/, 'network'],
  [/permission-denied/, 'rules'],
];

/** Returns the project's problem that an error indicates; `undefined` for other errors. */
export function refusalOf(error: unknown): Refusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedError) return cause.refusal;
  }
  const text = textOf(error);
  return SIGNS.find(([sign]) => sign.test(text))?.[1];
}

/** Returns the codes and messages of an error and its causes. */
export function textOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, status }: { code?: unknown; status?: unknown } = Object(cause);
    if (typeof code === 'string') texts.push(code);
    if (typeof status === 'number') texts.push(`status ${status}`);
    texts.push(cause.message);
    // The object store's response isn't part of the message.
    const custom: unknown = Reflect.get(cause, 'customData');
    const answer: unknown = Reflect.get(Object(custom), 'serverResponse');
    if (typeof answer === 'string') texts.push(answer);
  }
  return texts.length === 0 ? String(error) : texts.join(' – ');
}
