import { describe, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import type { DocumentRequest, RulesReader } from '../src/contract.ts';
import { recordDocument } from '../src/recording/record-requests.ts';
import {
  formatRecordedRequest,
  parseRecordedRequests,
  type RecordedRequest,
} from '../src/recording/recorded-request.ts';
import { sarifLog } from '../src/findings/sarif.ts';
import { checkRules, type CheckOptions } from '../src/tools/check-rules.ts';
import { ROOT, documentAt, readerOf, requestFor, rulesOf } from './support/rules-stage.ts';

const BODY = `match /notes/{id} {
  function author() { return get(/databases/(default)/documents/notes/$(id)).data.by; }
  allow get: if request.auth != null && (author() == request.auth.uid || resource.data.size <= 2);
}`;

const NOTE = documentAt('notes/a', {
  by: { stringValue: 'alice' },
  size: { integerValue: '5' },
});
const SMALL = documentAt('notes/b', { by: { stringValue: 'bob' }, size: { integerValue: '2' } });
const LARGE = documentAt('notes/c', { by: { stringValue: 'bob' }, size: { integerValue: '3' } });

/** Records requests as the backend does, through a file. */
function record(
  body: string,
  ...requests: readonly (readonly [DocumentRequest, RulesReader])[]
): readonly RecordedRequest[] {
  const rules = rulesOf(body);
  const lines: string[] = [];
  for (const [request, reader] of requests) {
    recordDocument(
      (recorded) => lines.push(formatRecordedRequest(recorded)),
      rules,
      request,
      reader,
      rules.decide(request, reader),
    );
  }
  return parseRecordedRequests(`${lines.join('\n')}\n`);
}

const reader = readerOf(NOTE, SMALL, LARGE);
const ALL = record(
  BODY,
  [requestFor('notes/a', { before: NOTE }), reader],
  [requestFor('notes/b', { before: SMALL }), reader],
  [requestFor('notes/c', { before: LARGE }), reader],
  [requestFor('notes/a', { before: NOTE, caller: { kind: 'nobody' } }), reader],
  [requestFor('notes/b', { before: SMALL, caller: { kind: 'nobody' } }), reader],
);

function check(body: string, options: CheckOptions) {
  return checkRules(
    { service: 'cloud.firestore', file: 'test.rules', text: serviceOf(body) },
    options,
  );
}

const codes = (body: string, options: CheckOptions) =>
  check(body, options).findings.map(({ code, severity }) => `${severity} ${code}`);

describe('a recording', () => {
  it('has the documents that the rules would read if a condition before them changed', () => {
    const [, , , nobody] = ALL;
    expect(nobody?.verdict.allowed).toBe(false);
    expect(Object.keys(nobody?.reads ?? {})).toEqual([`${ROOT}/notes/a`]);
  });

  it('leaves administrators out', () => {
    expect(record(BODY, [requestFor('notes/a', { caller: { kind: 'admin' } }), reader])).toEqual(
      [],
    );
  });

  it.each(['{', '5', '{"format":2}', '{"format":1,"kind":"document"}'])(
    'is refused with the line if it is %s',
    (line) => {
      expect(() => parseRecordedRequests(`\n${line}\n`)).toThrow('Line 2 is ');
    },
  );
});

describe('the replay', () => {
  it('finds no difference in the same rules', () => {
    const { findings, replayed } = check(BODY, { requests: ALL });
    expect([findings, replayed]).toEqual([[], { requests: 5, changed: 0 }]);
  });

  it('tells what is decided otherwise, by which expression', () => {
    const { findings } = check(BODY.replace('<= 2', '<= 1'), { requests: ALL });
    expect(findings).toMatchObject([
      {
        code: 'changed-verdict',
        line: 6,
        column: 42,
        message: expect.stringContaining(
          'A get of /notes/b by alice was allowed (by firestore.rules:',
        ),
      },
    ]);
  });

  it('does not decide by a document that was not recorded', () => {
    const other = BODY.replace('documents/notes/', 'documents/other/');
    expect(new Set(codes(other, { requests: ALL }))).toEqual(
      new Set(['warning incomplete-replay']),
    );
  });

  it('holds a bound for the cost of what is allowed', () => {
    expect(codes(BODY, { requests: ALL, maxCost: 1000 })).toEqual([]);
    expect(codes(BODY, { requests: ALL, maxCost: 3 })).toEqual([
      'error measured-cost',
      'error measured-cost',
    ]);
  });
});

describe('coverage', () => {
  it('needs each condition both ways', () => {
    expect(codes(BODY, { requests: ALL, coverage: 100 })).toEqual([]);
    const signedIn = ALL.slice(0, 3);
    expect(codes(BODY, { requests: signedIn, coverage: 100 }).toSorted()).toEqual([
      'error coverage-threshold',
      'warning one-way-condition',
    ]);
    expect(codes(BODY, { requests: signedIn, coverage: 80 })).toEqual(['note one-way-condition']);
  });

  it('tells what no request reached', () => {
    expect(codes(BODY, { requests: ALL.slice(3), coverage: 100 })).toContain(
      'warning never-evaluated',
    );
  });
});

describe('mutants', () => {
  it('are killed by a request that is decided otherwise', () => {
    const { mutation, findings } = check(BODY, { requests: ALL, mutants: 100 });
    expect([mutation, findings]).toEqual([
      { mutants: 13, killed: 13, equivalent: 0, score: 1 },
      [],
    ]);
  });

  it('fail the check if too many survive', () => {
    const requests = ALL.slice(0, 3);
    const { findings } = check(BODY, { requests, mutants: 100 });
    expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'error mutation-threshold',
      ...findings.slice(1).map(() => 'warning surviving-mutant'),
    ]);
    expect(findings.map(({ message }) => message)).toContain(
      'A change survives: /notes/{id} allow get: without request.auth != null (3 requests evaluate it).',
    );
  });

  it('survive without the request that notices them', () => {
    const { findings } = check(BODY, { requests: ALL.slice(0, 1), mutants: 0 });
    const survivors = findings.filter(({ code }) => code === 'surviving-mutant');
    expect(survivors.map(({ message }) => message)).toContainEqual(
      'A change survives: /notes/{id} allow get: resource.data.size <= 2 → resource.data.size < 2 (no recorded request evaluates it).',
    );
    expect(survivors.every(({ severity }) => severity === 'note')).toBe(true);
  });

  it('can be equivalent, which is told if it is no longer true', () => {
    const body = BODY.replace('<= 2', "<= 2 && id != ''");
    const place = '/notes/{id} allow get:';
    const mutants = [`${place} without id != ''`, `${place} '' → 'mutant' (*)`, 'gone'];
    const equivalents = [{ reason: 'No id is empty.', mutants }];
    const { mutation, findings } = check(body, { requests: ALL, mutants: 100, equivalents });
    expect(mutation).toMatchObject({ equivalent: 2, score: 1 });
    expect(findings).toMatchObject([
      { code: 'stale-equivalent', message: expect.stringContaining('"gone"') },
    ]);
  });

  it('do not count requests that the rules decide otherwise than recorded', () => {
    const changed = BODY.replace('<= 2', '<= 1');
    expect(codes(changed, { requests: ALL, mutants: 0 })).toContain('warning incomplete-replay');
  });
});

it('writes SARIF', () => {
  const { findings } = check(BODY.replace('<= 2', '<= 1'), { requests: ALL });
  expect(sarifLog(findings, '1.2.3')).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'quits-backend rules check', version: '1.2.3' } },
        results: [
          {
            ruleId: 'changed-verdict',
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'test.rules' },
                  region: { startColumn: expect.any(Number) },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});
