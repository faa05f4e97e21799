import type {
  ArrayRemove,
  ArrayUnion,
  DeleteField,
  Increment,
  ServerTimestamp,
} from './sentinel.ts';
import type { TypedValue } from './typed-value.ts';

type Atom =
  | string
  | number
  | boolean
  | bigint
  | null
  | undefined
  | Date
  | Uint8Array
  | { readonly '@': TypedValue['@'] };

/** The sentinels that fit a field of this type. */
type SentinelFor<Value> = Value extends number
  ? Increment
  : Value extends Date
    ? ServerTimestamp
    : Value extends readonly (infer Element)[]
      ? ArrayUnion<Element> | ArrayRemove<Element>
      : never;

/** A value of this type in which the server may work out some fields. */
export type WithFieldValue<Value> = Value extends Atom
  ? Value | SentinelFor<Value>
  : Value extends readonly unknown[]
    ? Value | SentinelFor<Value>
    : { readonly [Key in keyof Value]: WithFieldValue<Value[Key]> };

/** Some fields of a value of this type, at any depth. */
export type PartialWithFieldValue<Value> = Value extends Atom | readonly unknown[]
  ? WithFieldValue<Value>
  : { readonly [Key in keyof Value]?: PartialWithFieldValue<Value[Key]> };

type Nested<Value> = Exclude<Value, Atom | readonly unknown[]>;

type Depth = [never, 0, 1, 2, 3, 4];

/** The dotted paths of the fields of a document, down to five levels. */
export type FieldPath<Data, Level extends number = 5> = Level extends 0
  ? never
  : Data extends object
    ? {
        [Key in keyof Data & string]:
          | Key
          | ([Nested<Data[Key]>] extends [never]
              ? never
              : `${Key}.${FieldPath<Nested<Data[Key]>, Depth[Level]>}`);
      }[keyof Data & string]
    : never;

/** The type of the field at a dotted path. */
export type FieldAt<Data, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Data
    ? FieldAt<NonNullable<Data[Head]>, Rest>
    : never
  : Path extends keyof Data
    ? Data[Path]
    : never;

/**
 * Checks the fields of an update. The compiler can't check a path that is built at run time, so it
 * accepts any value; the schema checks it if the document was read before.
 */
export type UpdateData<Data, Patch> = {
  readonly [Path in keyof Patch]: string extends Path
    ? unknown
    : Path extends string
      ? Path extends FieldPath<Data>
        ? WithFieldValue<FieldAt<Data, Path>> | DeleteField
        : never
      : never;
};

/** Checks the fields that a change expects as {@link UpdateData} checks those that it sets. */
export type CheckedExpectation<Data, Expected> = {
  readonly [Path in keyof Expected]: string extends Path
    ? unknown
    : Path extends string
      ? Path extends FieldPath<Data>
        ? FieldAt<Data, Path> | null | undefined
        : never
      : never;
};
