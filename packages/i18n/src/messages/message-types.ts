import type { AppMessages } from './app-messages.ts';
import type { SharedTexts } from './shared-texts.ts';

/** Namespace of texts, named after the part of the app that shows them. */
export type Namespace = keyof (SharedTexts & AppMessages);

type TextsOf<N, All> = N extends keyof All ? All[N] : unknown;

/** Texts of the source locale, from which the types of keys and parameters are inferred; an app's override the shared ones. */
type SourceMessages = {
  [N in Namespace]: Omit<TextsOf<N, SharedTexts>, keyof TextsOf<N, AppMessages>> &
    TextsOf<N, AppMessages>;
};

/** A plural category of CLDR. */
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutCategory<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** Key that `t` accepts: `namespace:key`, without the category of a plural. */
export type MessageKey = {
  [N in Namespace]: `${N}:${WithoutCategory<keyof SourceMessages[N] & string>}`;
}[Namespace];

type TextOf<Key extends string> = Key extends `${infer N extends Namespace}:${infer Rest}`
  ? Rest extends keyof SourceMessages[N]
    ? SourceMessages[N][Rest]
    : `${Rest}_other` extends keyof SourceMessages[N]
      ? SourceMessages[N][`${Rest}_other`]
      : never
  : never;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Parameters of a message: `count` is a number, others are strings or numbers. */
export type MessageParams<Key extends MessageKey> = {
  [Name in Placeholder<TextOf<Key>>]: Name extends 'count' ? number : string | number;
};

/** Arguments after the key: none for a message without placeholders. */
export type MessageArgs<Key extends MessageKey> = [Placeholder<TextOf<Key>>] extends [never]
  ? []
  : [params: MessageParams<Key>];

/** Keys whose messages need no parameters, for tables of texts. */
export type StaticMessageKey = {
  [Key in MessageKey]: [Placeholder<TextOf<Key>>] extends [never] ? Key : never;
}[MessageKey];

/** Looks up a message in the current locale. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>) => string;

type LocaleKey<Key> = Key extends `${infer Base}_${PluralCategory}`
  ? `${Base}_${PluralCategory}`
  : Key;

/** A namespace in another locale: the same keys, with the plural categories that its language has. */
export type Translation<Source> = {
  readonly [Key in LocaleKey<keyof Source> & string]?: string;
};

/** All texts of an app in one locale, the shared ones included. */
export type AllTexts = { readonly [N in Namespace]: Translation<SourceMessages[N]> };
