/** The part of Papa Parse used here; its published types depend on Node's and the DOM's. */
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
