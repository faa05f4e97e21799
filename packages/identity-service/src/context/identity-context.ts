import type { Authenticate, Caller } from '@quits/service-base';
import type { Body } from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import type { SendMessage } from '../message/outgoing-message.ts';
import type { AuthRateLimiter } from '../limits/auth-rate-limiter.ts';
import type { UsedCodes } from '../codes/used-codes.ts';
import type { OobCodeStore } from '../codes/oob-code-store.ts';
import type { PhoneCodes } from '../codes/phone-codes.ts';
import type { ExternalProviders } from './external-providers.ts';
import type { RecordSignIn } from './sign-in-log.ts';
import type { BlockingHook } from './blocking.ts';
import type { SignUpGuard } from './sign-up-guard.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { TenantStore } from '../tenant/tenant-store.ts';
import type { EmulatorTokens } from '../token/emulator-tokens.ts';
import type { RefreshTokens } from '../token/refresh-tokens.ts';
import type { SigningKeys } from '../token/signing-keys.ts';
import type { UserStore } from '../user/user-store.ts';

/** Returns the context of a tenant; `undefined` if it doesn't exist. */
export type Scopes = (tenantId: string | undefined) => IdentityContext | undefined;

/** Dependencies of the identity service's operations. */
export interface IdentityContext {
  readonly project: string;
  /** Tenant of the accounts; missing for the project's own. */
  readonly tenant?: string;
  /** The app's name in emails. */
  readonly appName: string;
  readonly tenants: TenantStore;
  /** Returns the context of a tenant, or of the project's own accounts. */
  readonly scopes: Scopes;
  readonly keys: SigningKeys;
  readonly users: UserStore;
  readonly sessions: RefreshTokens;
  readonly settings: SettingsStore;
  readonly oobCodes: OobCodeStore;
  readonly phoneCodes: PhoneCodes;
  readonly usedCodes: UsedCodes;
  /** Queues an e-mail or SMS. */
  readonly sendMessage: SendMessage;
  /** Whether messages reach anyone. */
  readonly deliversMessages: boolean;
  /** Origin of a production server; `undefined` in development. */
  readonly publicOrigin: string | undefined;
  /** Rate limit of wrong passwords and codes. */
  readonly guesses: AuthRateLimiter;
  readonly quotas: Quotas;
  /** Conditions for new accounts. */
  readonly signUpGuard: SignUpGuard | undefined;
  /** Sign-in services of a production server; in development, a page stands in for every service. */
  readonly externalProviders: ExternalProviders | undefined;
  readonly recordSignIn: RecordSignIn | undefined;
  /** Functions that a sign-in waits for. */
  readonly blocking: BlockingHook | undefined;
  readonly authenticate: Authenticate;
  /** Whether unsigned tokens are accepted or even issued, as test tools require. */
  readonly emulatorTokens: EmulatorTokens;
  /** Returns the current time in ms since the epoch. */
  readonly now: () => number;
}

/** Context of a call. */
export interface IdentityCall {
  readonly caller: Caller;
  /** IP address of the network peer, or its network of IPv6, for rate limits. */
  readonly address: string;
  /** Origin of the request URL; links in emails start with it. */
  readonly origin: string;
  readonly apiKey: string;
  /** The `Cookie` header. */
  readonly cookie?: string | undefined;
  /** The App Check token that the client sent. */
  readonly appCheckToken?: string | undefined;
  /** Requested language of emails. */
  readonly locale: string;
}

/**
 * One call of the identity service.
 * @throws {IdentityError} with the service's code when it refuses
 */
export type Operation = (
  context: IdentityContext,
  call: IdentityCall,
  body: Body,
) => IdentityReply | Promise<IdentityReply>;
