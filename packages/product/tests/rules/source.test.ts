import { readFileSync } from 'node:fs';
import { checkRules, type RulesService } from '@quits/security-rules/tools';
import { expect, it } from 'vitest';

it.each<readonly [string, RulesService]>([
  ['firestore.rules', 'cloud.firestore'],
  ['storage.rules', 'firebase.storage'],
])('%s passes the check', (file, service) => {
  const path = new URL(`../../../../apps/web/firebase/${file}`, import.meta.url);
  const { findings, requests } = checkRules({ service, file, text: readFileSync(path, 'utf8') });
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(requests.length).toBeGreaterThan(0);
});
