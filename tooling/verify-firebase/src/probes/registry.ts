import { FEW } from '@quits/product/io/few-at-a-time.ts';
import type { AskRules } from './ask-rules.ts';
import type { Probe } from './probe.ts';

/** All probes; ids are unique and never change their meaning. */
export const PROBES: readonly Probe[] = [
  {
    id: 'firestore.rules.access-cache-per-commit',
    question: 'Is a document that the rules read for several documents of a commit counted once?',
    observe: ({ facts: { largestCommit } }) =>
      Promise.resolve(
        largestCommit === undefined ? undefined : largestCommit > FEW ? 'once' : 'each time',
      ),
  },
  {
    id: 'firestore.rules.cost-per-write-or-commit',
    question:
      'Does the limit of 1,000 expressions apply per document of a commit, or to the whole commit?',
    // Each expense of an import costs hundreds, so a few of them exceed the limit together.
    observe: ({ facts: { largestCommit } }) =>
      Promise.resolve(
        largestCommit === undefined || largestCommit < FEW ? undefined : 'for each document',
      ),
  },
  {
    id: 'rules.bytes-base64',
    question: 'Which alphabet does toBase64() of bytes use in rules?',
    observe: ({ askRules }) =>
      firstThatHolds(askRules, {
        base64url: String.raw`b'\xFB\xEF\xBE'.toBase64() == '----'`,
        base64: String.raw`b'\xFB\xEF\xBE'.toBase64() == '++++'`,
      }),
  },
  {
    id: 'rules.bytes-hex',
    question: 'Does toHexString() of bytes return uppercase or lowercase in rules?',
    observe: ({ askRules }) =>
      firstThatHolds(askRules, {
        upper: String.raw`b'\xFB'.toHexString() == 'FB'`,
        lower: String.raw`b'\xFB'.toHexString() == 'fb'`,
      }),
  },
  {
    id: 'rules.bool-of-text',
    question: 'Does bool() parse strings in rules?',
    observe: ({ askRules }) =>
      firstThatHolds(askRules, { there: "bool('true') == true", 'not there': 'true' }),
  },
  {
    id: 'rules.hashing.crc-byte-order',
    question: 'Which byte order does hashing.crc32() use in rules?',
    observe: ({ askRules }) =>
      firstThatHolds(askRules, {
        'little-endian': "hashing.crc32('123456789').toHexString().upper() == '2639F4CB'",
        'big-endian': "hashing.crc32('123456789').toHexString().upper() == 'CBF43926'",
      }),
  },
  {
    id: 'hosting.reserved-url-headers',
    question: 'Does Hosting apply our headers to its reserved URLs?',
    async observe({ origin }) {
      const response = await fetch(`${origin}/__/firebase/init.json`);
      await response.arrayBuffer();
      if (!response.ok) return undefined;
      return response.headers.has('content-security-policy') ? 'yes' : 'no';
    },
  },
  {
    id: 'hosting.missing-asset-headers',
    question: 'What is the response to a missing file in /assets, and how long is it cached?',
    async observe({ origin }) {
      const response = await fetch(`${origin}/assets/quits-verify-is-not-there.js`);
      await response.arrayBuffer();
      return `${response.status}, ${response.headers.get('cache-control') ?? 'no cache-control'}`;
    },
  },
  {
    id: 'identity.unknown-address',
    question: 'Which error code does a sign-in with an unknown email address return?',
    async observe({ config: { apiKey, emulators } }) {
      const host = 'identitytoolkit.googleapis.com';
      const base = emulators?.auth === undefined ? `https://${host}` : `${emulators.auth}/${host}`;
      const response = await fetch(`${base}/v1/accounts:signInWithPassword?key=${apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `quits-verify-${crypto.randomUUID()}@example.com`,
          password: 'nobody has it',
          returnSecureToken: true,
        }),
      });
      const { error }: { error?: { message?: string } } = await response.json();
      return error?.message;
    },
  },
  {
    id: 'storage.cors-of-download',
    question: 'Which origins can read a stored file by its URL?',
    observe: ({ facts }) => Promise.resolve(facts.allowedOrigin),
  },
];

async function firstThatHolds(
  ask: AskRules | undefined,
  conditions: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (ask === undefined) return undefined;
  for (const [name, condition] of Object.entries(conditions)) {
    if ((await ask(condition)) === 'holds') return name;
  }
  return 'neither';
}
