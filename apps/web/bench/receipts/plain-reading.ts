import { spawnSync } from 'node:child_process';
import type { Reading } from './score-of.ts';

const DATA: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  uk: 'ukr',
};
const LINE = /^(.*?)\s+[€$]?(-?\d[\d.,' ]*[.,]\d{2})\s*(?:[€$]|EUR|грн)?(?:\s[A-Z])?$/u;
const TOTAL = /^\s*(?:total|summe|total ttc|total a pagar|до сплати)\b/iu;

/** Reads a photo with Debian's tesseract, and its lines with one pattern. @throws if it isn't installed */
export function plainReading(jpeg: Buffer, language: string): Reading {
  const { stdout, error } = spawnSync(
    'tesseract',
    ['stdin', 'stdout', '-l', DATA[language] ?? 'eng', '--psm', '6'],
    { input: jpeg, encoding: 'utf8', env: { ...process.env, OMP_THREAD_LIMIT: '1' } },
  );
  if (error !== undefined) throw error;
  let total: number | undefined;
  const items: { name: string; amount: number }[] = [];
  for (const line of stdout.split('\n')) {
    const match = LINE.exec(line.trim());
    if (match === null) continue;
    const [, name = '', price = ''] = match;
    const amount = Number(price.replaceAll(/[^\d-]/gu, ''));
    if (TOTAL.test(name) || TOTAL.test(line)) total ??= amount;
    else if (total === undefined) items.push({ name, amount });
  }
  return { total, items };
}
