import { beforeAll, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { atRest, holdStill } from './at-rest.ts';
import { storyFiles } from './story-files.ts';
import { difference, readThumbnail, takeThumbnail, toPng, VIEW } from './thumbnail.ts';

/** Maximum difference of screenshots: less than a moved line of text, more than anti-aliasing. */
const ALLOWED = 0.005;

const kept = import.meta.glob<string>('./visual/*.png', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const updating = import.meta.env['VITE_UPDATE_VISUAL'] === '1';

function fileOf(title: string, story: string): string {
  const name = `${title}-${story}`.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  return `./visual/${name}.png`;
}

const pictured = storyFiles
  .filter(({ title }) => /^(UI|Pages)\//u.test(title))
  .flatMap(({ title, stories }) => {
    const names = title.startsWith('Pages/') ? stories.map(([name]) => name) : ['States'];
    return stories
      .filter(([name]) => names.includes(name))
      .map(([name, Story]) => ({ title, name, Story }));
  });

beforeAll(async () => {
  await page.viewport(VIEW.width, VIEW.height);
  // The pointer may rest where another file has clicked: move it to a corner, where no story is.
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 2px; block-size: 2px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
});

test.each(pictured)('$title, $name looks as it did', async ({ title, name, Story }) => {
  await Story.run();
  await atRest();
  await holdStill();
  const now = await takeThumbnail();
  const file = fileOf(title, name);
  const url = kept[file];
  const apart = url === undefined ? 1 : difference(now, await readThumbnail(url));
  if (updating) {
    // Keep similar screenshots, so that a commit contains only changed ones.
    if (apart > ALLOWED) await commands.writeFile(`tests/${file}`, toPng(now), 'base64');
    return;
  }
  expect(url, `no picture ${file}: run the tests with VITE_UPDATE_VISUAL=1`).toBeDefined();
  if (apart > ALLOWED) await commands.writeFile(`test-results/${file}`, toPng(now), 'base64');
  expect(apart).toBeLessThanOrEqual(ALLOWED);
});
