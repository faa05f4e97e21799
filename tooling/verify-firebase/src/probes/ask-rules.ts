/** Evaluates a condition with the rules: whether it holds, or the rules are rejected. */
export type AskRules = (condition: string) => Promise<'holds' | 'does not hold' | 'is refused'>;

/**
 * Uses a project's rules test API, which evaluates rules without deploying them and without data.
 */
export function askRulesTestApi(
  project: string,
  accessToken: string,
  origin = 'https://firebaserules.googleapis.com',
): AskRules {
  return async (condition) => {
    const response = await fetch(`${origin}/v1/projects/${project}:test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(condition)),
    });
    if (!response.ok) {
      throw new Error(`The rules test API answers ${response.status}: ${await response.text()}`);
    }
    const answer: Answer = await response.json();
    if (answer.issues?.some(({ severity }) => severity === 'ERROR') === true) return 'is refused';
    return answer.testResults?.[0]?.state === 'SUCCESS' ? 'holds' : 'does not hold';
  };
}

interface Answer {
  readonly issues?: readonly { readonly severity?: string }[];
  readonly testResults?: readonly { readonly state?: string }[];
}

/** Creates rules with one condition, in a form that the test API and a backend accept. */
function rulesOf(condition: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /probes/{probe} { allow get: if ${condition}; }
  }
}
`;
}

function requestOf(condition: string): unknown {
  const path = '/databases/(default)/documents/probes/probe';
  const request = { auth: null, method: 'get', path, time: new Date().toISOString() };
  return {
    source: { files: [{ name: 'firestore.rules', content: rulesOf(condition) }] },
    testSuite: { testCases: [{ expectation: 'ALLOW', request }] },
  };
}
