import { expectTypeOf } from 'vitest';
import type { MessageParams, Translate, Translation } from './message-types.ts';
import type { SharedTexts } from './shared-texts.ts';

declare const t: Translate;

// A message without placeholders takes the key alone.
expectTypeOf(t('common:save')).toEqualTypeOf<string>();
t('auth:withProvider', { provider: 'Google' });
t('common:people', { count: 3 });

expectTypeOf<MessageParams<'auth:conflictText'>>().toEqualTypeOf<{
  email: string | number;
  provider: string | number;
}>();
expectTypeOf<MessageParams<'common:people'>>().toEqualTypeOf<{ count: number }>();

// @ts-expect-error no such key
t('common:unheardOf');
// @ts-expect-error no such namespace
t('nowhere:save');
// @ts-expect-error the category of a plural is the language's business
t('common:people_one', { count: 1 });
// @ts-expect-error a parameter is missing
t('auth:withProvider');
// @ts-expect-error the parameter has another name
t('auth:withProvider', { name: 'Google' });
// @ts-expect-error a count is a number
t('common:people', { count: '3' });
// @ts-expect-error nothing to fill in
t('common:save', { name: 'x' });

const polish = {
  people_one: '{{count}} osoba',
  people_few: '{{count}} osoby',
  people_many: '{{count}} osób',
  people_other: '{{count}} osoby',
} satisfies Translation<SharedTexts['common']>;
expectTypeOf(polish.people_few).toEqualTypeOf<string>();

// @ts-expect-error a translation of nothing
const odd = { unheardOf: 'x' } satisfies Translation<SharedTexts['common']>;
expectTypeOf(odd).not.toBeAny();
