export {
  RpcError,
  STATUS_NUMBER,
  type Message as RpcMessage,
  type Status,
} from '@quits/service-base';
export { startLocalBackend, type Addresses, type LocalBackend } from './start-local-backend.ts';
export type { BackendControl } from './control/backend-control.ts';
export type { HostedSite } from './options/hosted-site.ts';
export type { DatabaseOptions, LocalBackendOptions } from './options/options.ts';
export { type FirebaseProject, readFirebaseJson } from './project/read-project.ts';
export type {
  SiteConfig,
  SiteHeaders,
  SitePattern,
  SiteRedirect,
  SiteRewrite,
} from './hosting/site-config.ts';
export { StartError } from './diagnostics/start-error.ts';
export type { ClientConfig, EmulatorAddresses } from './hosting/client-config.ts';
export type {
  BidiMethod,
  CallContext,
  FirestoreService,
  ServerStreamMethod,
  StreamHandler,
  StreamSink,
  UnaryMethod,
} from '@quits/firestore-service';
export type { CspOptions } from './hosting/csp-options.ts';
export type { RateLimitOptions } from '@quits/identity-service';
export type { PasswordRules } from '@quits/identity-service';
export type { IdentitySettings } from '@quits/identity-service';
export type { OutgoingMessage } from '@quits/identity-service';
export type { Message } from './mail/message.ts';
export type { SmtpOptions } from './mail/smtp.ts';
export type { DecidedRequest } from '@quits/security-rules';
export type { CheckedDocument, ContentsCheck, ContentsReport } from './verify/contents-check.ts';
export type { Log, LogEntry } from './diagnostics/log.ts';
export type { DataLocation, Durability } from './data/open-database.ts';
