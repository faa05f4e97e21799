export {
  acceptedEncoding,
  acceptsEncoding,
  compress,
  type Encoding,
  isCompressible,
} from './http/encodings.ts';
export { header, type HttpCall } from './http/http-call.ts';
export { HttpError } from './http/http-error.ts';
export { json, text, type HttpReply, type ReplyHeaders } from './http/http-reply.ts';
export { networkOf } from './http/network-of.ts';
export { ASSETS_PATH, escapeHtml, page, type Page } from './http/page.ts';
export { readBody, readJsonObject } from './http/read-body.ts';
export { createRouter, type Route, type Router } from './http/router.ts';
export { createTrustedNames, isLoopback, type TrustedNames } from './http/trusted-names.ts';
export { isDiskFull } from './records/is-disk-full.ts';
export { addChecksums, type CheckedTable, damagedRecords } from './records/checked-table.ts';
export { keepChecksums } from './records/keep-checksums.ts';
export { CheckedText, checksumOf, type RowValue } from './records/checksum.ts';
export { factorOf, joinedChecksum } from './records/joined-checksum.ts';
export { DamagedRecordError } from './records/damaged-record-error.ts';
export type { Authenticate, Caller, TokenClaims } from './rpc/caller.ts';
export type { Message } from './rpc/message.ts';
export { RpcError, STATUS_NUMBER, type Status } from './rpc/rpc-error.ts';
export type { Document, Fields, Value } from './rpc/value.ts';
