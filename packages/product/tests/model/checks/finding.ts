/** A violated property. */
export interface Finding {
  /** Letter of the violated property. */
  readonly property: 'a' | 'b' | 'c' | 'd' | 'e';
  readonly what: string;
}
