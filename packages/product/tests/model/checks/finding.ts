/** Something that must never be. */
export interface Finding {
  /** Letter of the property that does not hold. */
  readonly property: 'a' | 'b' | 'c' | 'd' | 'e';
  readonly what: string;
}
