import type { Message, RpcError } from '@quits/service-base';
import { HTTP_STATUS } from './http-status.ts';

/** Returns the JSON body of an error for REST responses and WebChannel messages. */
export function errorBody({ status, message, details }: RpcError): Message {
  const error = { code: HTTP_STATUS[status], message, status };
  return { error: details.length === 0 ? error : { ...error, details } };
}
