import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AuthUiStory } from '../testing/auth-ui-story.tsx';
import { ActionScreen } from './action-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** Renders a screen on the server, before the machine has started. */
async function shown(screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(<AuthUiStory state={{}}>{screen}</AuthUiStory>);
  return new Response(prelude).text();
}

describe('SignInScreen', () => {
  it('offers every way in, and links where the app says', async () => {
    const page = await shown(<SignInScreen purpose="sign-in" />);
    expect(page).toContain('Continue with Google');
    expect(page).toContain('Email me a sign-in link');
    expect(page).toMatch(/<a [^>]*href="#signUp"[^>]*>Create account/u);
    expect(page).toMatch(/<a [^>]*href="#resetPassword"/u);
  });

  it('fills in what was typed on the screen before', async () => {
    const page = await shown(<SignInScreen purpose="sign-in" email="ana@example.com" />);
    expect(page).toContain('value="ana@example.com"');
  });
});

describe('ActionScreen', () => {
  it('says that a link without a code is spent', async () => {
    const page = await shown(<ActionScreen query={new URLSearchParams('mode=verifyEmail')} />);
    expect(page).toContain('#resetPassword');
  });

  it('leaves a sign-in link to the machine', async () => {
    const page = await shown(<ActionScreen query={new URLSearchParams('mode=signIn')} />);
    expect(page).toContain('Continue with Google');
  });
});
