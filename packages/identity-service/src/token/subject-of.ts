import { decodeJwt } from './jwt.ts';

/** The account that an `Authorization` value speaks for, unverified; `undefined` for none. */
export function subjectOf(authorization: string | undefined): string | undefined {
  const token = /^\S+ +(\S+)$/.exec(authorization?.trim() ?? '')?.[1];
  const subject = token === undefined ? undefined : decodeJwt(token)?.claims['sub'];
  return typeof subject === 'string' ? subject : undefined;
}
