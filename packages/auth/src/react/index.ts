export {
  useEmailAction,
  useChangeEmail,
  useChangePassword,
  useDeleteAccount,
  useMultiFactor,
  useProfile,
  useReauthenticate,
  useResetPassword,
  useSignOutOthers,
  useUnlinkProvider,
  useVerifyEmail,
} from './account-hooks.ts';
export {
  AuthProvider,
  type AuthProviderProps,
  useAuthMachine,
  useAuthState,
} from './auth-provider.tsx';
export {
  useAccountConflict,
  useCustomToken,
  useEmailLink,
  useAccountMerge,
  useOAuth,
  usePhone,
  useSecondFactor,
} from './entry-hooks.ts';
export type { FlowView } from './flow-hook.ts';
export { RequireAuth, type RequireAuthProps } from './require-auth.tsx';
export { useFlow } from './use-flow.ts';
export { useSession, useUser } from './use-session.ts';
export { type SignIn, useSignIn } from './use-sign-in.ts';
export { useSignOut } from './use-sign-out.ts';
