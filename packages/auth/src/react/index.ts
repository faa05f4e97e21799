export {
  useAction,
  useChangeEmail,
  useChangePassword,
  useDeleteAccount,
  useFactors,
  useProfile,
  useReauth,
  useResetPassword,
  useSignOutOthers,
  useUnlink,
  useVerifyEmail,
} from './account-hooks.ts';
export {
  AuthProvider,
  type AuthProviderProps,
  useAuthMachine,
  useAuthState,
} from './auth-provider.tsx';
export {
  useConflict,
  useCustomToken,
  useEmailLink,
  useMerge,
  useOAuth,
  usePhone,
  useSecondFactor,
} from './entry-hooks.ts';
export type { FlowView } from './flow-hook.ts';
export { RequireSession, type RequireSessionProps } from './require-session.tsx';
export { useFlow, useFlowOf } from './use-flow.ts';
export { useSession, useUser } from './use-session.ts';
export { type SignIn, useSignIn } from './use-sign-in.ts';
export { useSignOut } from './use-sign-out.ts';
