import * as v from 'valibot';
import { firstCharacters, LIMITS } from '../limits.ts';
import { keySchema, textSchema } from '../values/common.ts';

/** People whom a line of a statement is for: all as usual, one person, or someone who was paid or paid back. */
export const whoseSchema = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('one'), personId: keySchema }),
  v.object({ kind: v.literal('payment'), personId: keySchema }),
]);

/** See {@link whoseSchema}. */
export type Whose = v.InferOutput<typeof whoseSchema>;

export const choiceSchema = v.object({
  title: textSchema(LIMITS.text.title),
  category: keySchema,
  whose: whoseSchema,
});

/** How a line becomes an expense. */
export type LineChoice = Readonly<v.InferOutput<typeof choiceSchema>>;

/** Returns a description for a line: the other party, or else the purpose. */
export function titleOfLine({
  party,
  text,
}: {
  readonly party: string;
  readonly text: string;
}): string {
  return firstCharacters(party || text, LIMITS.text.title).trim();
}
