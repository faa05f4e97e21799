import type { SignInProvider } from '@quits/firebase-core';
import { createContext } from 'react';

/** Services that the app's server lets people sign in with; `undefined` on Firebase, whose host doesn't say. */
export const SignInProviders = createContext<readonly SignInProvider[] | undefined>(undefined);
