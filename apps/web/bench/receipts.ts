// Reads 200 drawn receipts in 6 layouts and 5 languages, turned, blurred, wrinkled and in shadow, with the built app's recognition in
// Chromium, beside Debian's tesseract with a plain pattern on the same photos:
//   pnpm build && pnpm --filter @quits/web bench:receipts [--count 200] [--seed 1] [--slow 4] [--dump DIR]
// Needs Debian's tesseract-ocr with tesseract-ocr-deu, -fra, -spa and -ukr, and fonts-dejavu-core.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import {
  sampleReceipt,
  type SampleReceipt,
  seeded,
} from '@quits/ledger/sample-receipts/sample-receipt';
import { drawReceipt } from './receipts/draw-receipt.ts';
import { plainReading } from './receipts/plain-reading.ts';
import { damageOf } from './receipts/damage-of.ts';
import { openReader } from './receipts/open-reader.ts';
import { type Reading, scoreOf, type Score } from './receipts/score-of.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Slows the CPU down for a few more, to tell the time on a phone. */
    slow: { type: 'string', default: '4' },
    dump: { type: 'string' },
  },
});
const LANGUAGES = ['en', 'de', 'fr', 'es', 'uk'];
const LAYOUTS = 6;
const SLOWED = 5;

const browser = await chromium.launch(chromiumLaunch());
const scores = { own: [] as Score[], plain: [] as Score[] };
const times: number[] = [];
try {
  const reader = await openReader(browser);
  const count = Number(values.count);
  const receipts = Array.from({ length: count }, (_, index) => {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
    return sampleReceipt(Number(values.seed) * 1000 + index, language, index % LAYOUTS);
  });
  // One language after the other, as the recognition loads one.
  for (const language of LANGUAGES) {
    for (const receipt of receipts.filter((one) => one.language === language)) {
      await measure(receipt, receipts.indexOf(receipt));
    }
  }
  const slowed = await reader.slowedTimes(receipts.slice(0, SLOWED), Number(values.slow));
  report(count, slowed);

  async function measure(receipt: SampleReceipt, index: number): Promise<void> {
    const damage = damageOf(seeded(Number(values.seed) * 77 + index), index);
    const jpeg = await reader.page.evaluate(drawReceipt, { rows: receipt.rows, damage });
    const begun = performance.now();
    const read = await reader.read(jpeg, receipt);
    times.push(performance.now() - begun);
    const plain = plainReading(Buffer.from(jpeg, 'base64'), receipt.language);
    const [own, other] = [scoreOf(receipt, read), scoreOf(receipt, plain)];
    scores.own.push(own);
    scores.plain.push(other);
    if (!own.isTotalRight || own.right < own.items) note(receipt, index, { jpeg, read, own });
  }
} finally {
  await browser.close();
}

function note(
  receipt: SampleReceipt,
  index: number,
  { jpeg, read, own }: { jpeg: string; read: Reading; own: Score },
): void {
  const line = `${index} ${receipt.language} layout ${receipt.layout}: total ${own.isTotalRight ? 'right' : 'WRONG'}, items ${own.right} of ${own.items}`;
  console.error(line);
  if (values.dump === undefined) return;
  mkdirSync(values.dump, { recursive: true });
  writeFileSync(join(values.dump, `${index}.jpg`), Buffer.from(jpeg, 'base64'));
  const expected = { total: receipt.total, items: receipt.items };
  writeFileSync(
    join(values.dump, `${index}.json`),
    JSON.stringify({ expected, read }, undefined, 1),
  );
}

function report(count: number, slowed: readonly number[]): void {
  console.log(`${count} receipts, seed ${values.seed}`);
  for (const [name, list] of Object.entries(scores)) {
    const totals = list.filter(({ isTotalRight }) => isTotalRight).length;
    const items = list.reduce((sum, one) => sum + one.items, 0);
    const right = list.reduce((sum, one) => sum + one.right, 0);
    const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
    console.log(
      `${name}: total ${percent(totals, count)}, items ${percent(right, items)} of ${items}`,
    );
  }
  const unmarked = scores.own.reduce((sum, one) => sum + one.wrongUnmarked, 0);
  console.log(`wrong items without a mark: ${unmarked}`);
  console.log(
    `median time ${Math.round(median(times))} ms; slowed ${values.slow} times: ${Math.round(median(slowed))} ms`,
  );
}
