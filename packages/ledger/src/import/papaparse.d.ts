/**
 * The part of Papa Parse that is used here; its published types would bring Node's and the DOM's
 * with them.
 */
declare module 'papaparse' {
  interface ParseConfig {
    delimiter: string;
    newline: string;
    preview: number;
    fastMode: boolean;
  }

  interface ParseResult {
    data: string[][];
    errors: { code: string; row?: number }[];
    meta: { cursor: number };
  }

  interface UnparseConfig {
    delimiter: string;
    newline: string;
    escapeFormulae: RegExp;
  }

  const Papa: {
    parse: (text: string, config: ParseConfig) => ParseResult;
    unparse: (table: { fields: string[]; data: string[][] }, config: UnparseConfig) => string;
  };
  export default Papa;
}
