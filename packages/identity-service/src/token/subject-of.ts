import { decodeJwt } from './jwt.ts';

/** Returns the account of an `Authorization` header, unverified; `undefined` if none. */
export function subjectOf(authorization: string | undefined): string | undefined {
  const token = /^\S+ +(\S+)$/.exec(authorization?.trim() ?? '')?.[1];
  const subject = token === undefined ? undefined : decodeJwt(token)?.claims['sub'];
  return typeof subject === 'string' ? subject : undefined;
}
