import { beforeAll, expect, it } from 'vitest';
import type { Commit } from './commit.ts';
import { complaintsAbout } from './complaints.ts';
import { hunt } from './hunt.ts';
import { legalCommits } from './legal-commits.ts';
import { expectWorking } from './expect-working.ts';
import { isTaken } from './play.ts';
import { openTheatre, type Theatre } from './theatre.ts';

/** One of so many mutants is played here; `bench:hostile` plays all. */
const EVERY = 2_000;
/** Of so many that were taken, one is tried with the app itself. */
const TRIED = 60;

let commits: readonly Commit[];
const takenCommits: { readonly commit: Commit; readonly what: string }[] = [];

async function inTheatre<Value>(play: (theatre: Theatre) => Promise<Value>): Promise<Value> {
  const theatre = await openTheatre();
  try {
    return await play(theatre);
  } finally {
    await theatre.close();
  }
}

beforeAll(async () => {
  commits = await inTheatre(legalCommits);
});

it('takes every commit of the app, of which nobody complains', () => {
  for (const commit of commits) {
    expect({ label: commit.label, isTaken: isTaken(commit, commit.uid) }).toMatchObject({
      isTaken: true,
    });
    expect({ label: commit.label, complaints: complaintsAbout(commit) }).toMatchObject({
      complaints: [],
    });
  }
});

it('takes no commit that harms anybody else', () => {
  const onTaken = (commit: Commit, what: string) => takenCommits.push({ commit, what });
  const { holes, played } = hunt({ commits, every: EVERY, onTaken });
  expect(holes).toEqual([]);
  expect(played).toBeGreaterThan(3000);
});

it('leaves the group open to the app: it is read, recounted and repaired', async () => {
  await inTheatre(async (theatre) => {
    for (const [at, { commit, what }] of takenCommits.entries()) {
      if (at % TRIED === 0) await expectWorking(theatre, commit, `t${at}`, what);
    }
  });
});
