/** A decimal number written with `.`, such as `'1.5'`; never a float, so no precision is lost. */
export type Decimal = string;
