import type { ComboboxOption } from './combobox-option.ts';

const MARKS = /\p{M}/gu;

/** A text as it is compared: without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(MARKS, '').toLocaleLowerCase();
}

/** Returns the options that contain every word of `query`; those that start with it come first. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const folded = fold(query.trim());
  if (folded === '') return options;
  const words = folded.split(/\s+/u);
  const found: { option: Option; starts: boolean }[] = [];
  for (const option of options) {
    const text = fold(`${option.label} ${option.keywords ?? ''}`);
    if (words.every((word) => text.includes(word))) {
      found.push({ option, starts: text.startsWith(folded) });
    }
  }
  return found.sort((a, b) => Number(b.starts) - Number(a.starts)).map(({ option }) => option);
}
