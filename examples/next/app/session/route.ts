import { cookies } from 'next/headers';
import { auth, refused } from '../../src/session.ts';

const maxAge = 5 * 24 * 3600; // s
const answer = (status: number) => new Response(null, { status });

/** Exchanges a fresh ID token for the session cookie. */
export async function POST(request: Request) {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return answer(403);
  const { idToken } = await request.json();
  // Also refuses the tokens that are left of a session that was ended.
  const user = await auth.verifyIdToken(String(idToken), true).catch(refused);
  if (user === undefined) return answer(401);
  const value = await auth.createSessionCookie(idToken, { expiresIn: maxAge * 1000 });
  const secure = process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined;
  (await cookies()).set('__session', value, { httpOnly: true, sameSite: 'lax', secure, maxAge });
  return answer(204);
}

/** Clears the session cookie. */
export async function DELETE() {
  (await cookies()).delete('__session');
  return answer(204);
}
