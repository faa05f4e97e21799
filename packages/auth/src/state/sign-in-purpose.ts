/** Purpose of a sign-in. */
export type SignInPurpose = 'signIn' | 'link' | 'reauth';
