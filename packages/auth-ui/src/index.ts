export { AccountPage, type AccountPageProps } from './account/account-page.tsx';
export { AccountPart, type AccountPartProps } from './account/account-part.tsx';
export { DeleteCard, type DeleteCardProps } from './account/delete-card.tsx';
export { LeaveCard } from './account/leave-card.tsx';
export { MethodParts } from './account/method-parts.tsx';
export { MethodsCard, type MethodsCardProps } from './account/methods-card.tsx';
export { photoPath } from './account/photo-path.ts';
export type { PhotoStorage } from './account/photo-storage.ts';
export { ProfileCard, type ProfileCardProps } from './account/profile-card.tsx';
export { ReauthDialog } from './account/reauth-dialog.tsx';
export { SignInMethods } from './account/sign-in-methods.tsx';
export { UpgradeBanner } from './account/upgrade-banner.tsx';
export type { AuthPlace, AuthUi } from './context/auth-ui-context.ts';
export { AuthUiProvider, type AuthUiProviderProps } from './context/auth-ui-provider.tsx';
export {
  RedirectWhenSignedIn,
  type GoOnWhenSignedInProps,
} from './session/redirect-when-signed-in.tsx';
export { MergeNotice } from './session/merge-notice.tsx';
export { UnconfirmedNotice } from './session/unconfirmed-notice.tsx';
export { useOutReason, useUnsentText } from './session/use-out-reason.ts';
export { ActionScreen, type ActionScreenProps } from './sign-in/action-screen.tsx';
export { MergeStep, type MergeStepProps } from './sign-in/merge-step.tsx';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from './sign-in/reset-password-screen.tsx';
export { SignInScreen, type SignInScreenProps } from './sign-in/sign-in-screen.tsx';
