import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './manifest.ts';

const paths = globSync('.github/workflows/*.yml', { cwd: ROOT });

describe.each(paths)('%s', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');

  test('pins each action to a commit, and names its version', () => {
    const used = text.match(/\buses:.*$/gm) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const one of used) expect(one).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('grants no job anything that it does not name', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  });
});

describe('the release', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
  const jobs = new Map(
    text
      .slice(text.indexOf('\njobs:\n'))
      .split(/\n {2}(?=\w+:\n)/)
      .slice(1)
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  );
  const granted = (job: string) =>
    [...(jobs.get(job) ?? '').matchAll(/^ {6}([\w-]+): (read|write)\b/gm)].map(
      ([, scope, access]) => `${scope}: ${access}`,
    );

  test('lets each job do only what it is for', () => {
    expect([...jobs.keys()]).toEqual(['check', 'publish', 'tag']);
    expect(granted('check')).toEqual(['contents: read']);
    expect(granted('publish')).toEqual(['contents: read', 'id-token: write']);
    expect(granted('tag')).toEqual(['contents: write']);
  });

  test('publishes main with provenance, after every check, by the pinned pnpm', () => {
    const job = jobs.get('publish') ?? '';
    expect(job).toContain('needs: check');
    expect(job).toContain("if: github.ref == 'refs/heads/main'");
    expect(job).toContain(' publish --recursive --provenance --access public');
    const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(new Set(text.match(/pnpm@[\d.]+\d/g))).toEqual(new Set([packageManager]));
  });
});
