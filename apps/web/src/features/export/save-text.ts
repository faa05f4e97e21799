import { fileName, saveFile } from '../../files/save-file.ts';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Downloads a text as a file. */
export function saveText(
  text: string,
  { name, kind }: { readonly name: string; readonly kind: keyof typeof TYPES },
): void {
  saveFile(new Blob([text], { type: TYPES[kind] }), `${fileName(name)}.${kind}`);
}
