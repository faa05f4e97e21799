export type {
  AccountAction,
  AccountDetail,
  AccountList,
  AccountRow,
  AccountScope,
} from './accounts.ts';
export type {
  DataQuery,
  DocumentContent,
  DocumentDeletion,
  DocumentPage,
  DocumentSummary,
  FieldChange,
  NewDocument,
  QueryOperator,
  Value,
} from './data.ts';
export type { LogEntry, LogName, LogPage } from './log.ts';
export type { FileList, FileRow, Mail, MailList } from './messages.ts';
export type { Count, Overview, Quota, RequestBar } from './overview.ts';
export type {
  BackupView,
  MailState,
  RestoreTest,
  ServerState,
  SignUp,
  SignUpMode,
} from './server.ts';
export type { Decision, DecisionList } from './requests.ts';
