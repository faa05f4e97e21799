export {
  AuthProvider,
  type AuthProviderProps,
  useAuthMachine,
  useAuthState,
} from './auth-provider.tsx';
export { RequireSession, type RequireSessionProps } from './require-session.tsx';
export { useFlow, useFlowOf } from './use-flow.ts';
export { useSession, useUser } from './use-session.ts';
export { type SignIn, useSignIn } from './use-sign-in.ts';
export { useSignOut } from './use-sign-out.ts';
