import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReference } from './build-reference.ts';
import { joinStorybook } from './join-storybook.ts';
import { linkPages, linkReadmes } from './link-pages.ts';

/** Builds the site from the repository and a built Storybook. */
export async function buildSite(root: string, storybook: string, output: string): Promise<void> {
  const staging = mkdtempSync(join(tmpdir(), 'quits-site-'));
  try {
    const pages = await buildReference(root, staging, output);
    linkPages(root, output, pages);
    linkReadmes(output, pages);
    joinStorybook(storybook, output, pages);
  } finally {
    rmSync(staging, { recursive: true });
  }
}
