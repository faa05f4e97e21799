import { beforeAll, expect, it } from 'vitest';
import { after, type Commit, nameOf } from './commit.ts';
import { complaintsAbout } from './complaints.ts';
import { searchCommits } from './search-commits.ts';
import { legalCommits } from './legal-commits.ts';
import { expectWorking } from './expect-working.ts';
import { isAccepted } from './decide-commit.ts';
import { openRecorder, type CommitRecorder } from './commit-recorder.ts';
import { type Fields, map, type Value } from './value.ts';

/** Tries one of this many mutants; `bench:hostile` tries all. */
const EVERY = 2_000;
/** Opens the app on one of this many accepted mutants. */
const TRIED = 60;

let commits: readonly Commit[];
const acceptedCommits: { readonly commit: Commit; readonly what: string }[] = [];

async function withRecorder<Value>(
  play: (recorder: CommitRecorder) => Promise<Value>,
): Promise<Value> {
  const recorder = await openRecorder();
  try {
    return await play(recorder);
  } finally {
    await recorder.close();
  }
}

beforeAll(async () => {
  commits = await withRecorder(legalCommits);
});

it('accepts every commit of the app, and none breaks the group', () => {
  for (const commit of commits) {
    expect({ label: commit.label, isAccepted: isAccepted(commit, commit.uid) }).toMatchObject({
      isAccepted: true,
    });
    expect({ label: commit.label, complaints: complaintsAbout(commit) }).toMatchObject({
      complaints: [],
    });
  }
});

it('accepts no mutant that harms other members', () => {
  const onAccepted = (commit: Commit, what: string) => acceptedCommits.push({ commit, what });
  const { violations, played } = searchCommits({ commits, every: EVERY, onAccepted });
  expect(violations).toEqual([]);
  expect(played).toBeGreaterThan(1000);
});

it('deletes no readable expense, even if a comment stored its amounts as doubles', () => {
  const commit = commits.find(({ label }) => label.startsWith('a comment'));
  if (commit === undefined) throw new Error('no comment');
  const changes = new Map(
    [...commit.changes].map(([name, document]) => [
      name,
      document && name.endsWith('/expenses/e')
        ? { ...document, fields: withDoubles(document.fields ?? {}) }
        : document,
    ]),
  );
  expect([...changes]).not.toEqual([...commit.changes]);
  expect(isAccepted({ ...commit, changes }, commit.uid)).toBe(true);
  const before = after({ ...commit, changes });
  const deletion = new Map([[nameOf(`groups/${commit.groupId}/expenses/e`), null]]);
  expect(isAccepted({ ...commit, before, changes: deletion }, 'editor')).toBe(false);
});

/** The same fields with every amount as a double. */
function withDoubles({ commentCount, ...fields }: Fields): Fields {
  const inValue = (value: Value): Value => {
    if ('integerValue' in value) return { doubleValue: Number(value.integerValue) };
    return 'mapValue' in value ? map(inFields(value.mapValue.fields ?? {})) : value;
  };
  const inFields = (inner: Fields): Fields =>
    Object.fromEntries(Object.entries(inner).map(([key, value]) => [key, inValue(value)]));
  return { ...inFields(fields), ...(commentCount && { commentCount }) };
}

it('keeps the group working: the app reads, recounts and repairs it', async () => {
  await withRecorder(async (recorder) => {
    for (const [at, { commit, what }] of acceptedCommits.entries()) {
      if (at % TRIED === 0) await expectWorking(recorder, commit, `t${at}`, what);
    }
  });
});
