/** A message in proto3 JSON form: int64 as strings, bytes as base64, enums by name. */
export type Message = { readonly [field: string]: unknown };
