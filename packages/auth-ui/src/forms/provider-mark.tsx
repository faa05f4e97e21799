import type { ReactElement } from 'react';

const SIZE = 18;

// Outlines of Simple Icons 16 (CC0).
const APPLE =
  'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701';
const GITHUB =
  'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12';

/** Marks of brands, in the colors that their guidelines require. */
const MARKS: Readonly<Record<string, () => ReactElement>> = {
  'apple.com': () => <Outline path={APPLE} />,
  'github.com': () => <Outline path={GITHUB} />,
  'google.com': () => (
    <svg width={SIZE} height={SIZE} viewBox="2 2 20 20" aria-hidden="true">
      <g fill="none" strokeWidth="4">
        <path stroke="#EA4335" d="M4.87 8.37A8 8 0 0 1 17.94 6.65" />
        <path stroke="#FBBC05" d="M5.07 16A8 8 0 0 1 4.87 8.37" />
        <path stroke="#34A853" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
        <path stroke="#4285F4" d="M12 12H20A8 8 0 0 1 17.66 17.66" />
      </g>
    </svg>
  ),
  'microsoft.com': () => (
    <svg width={SIZE} height={SIZE} viewBox="0 0 21 21" aria-hidden="true">
      <path fill="#F25022" d="M0 0h10v10H0z" />
      <path fill="#7FBA00" d="M11 0h10v10H11z" />
      <path fill="#00A4EF" d="M0 11h10v10H0z" />
      <path fill="#FFB900" d="M11 11h10v10H11z" />
    </svg>
  ),
};

/** The mark of a brand; nothing for a service without one. */
export function ProviderMark({ providerId }: { readonly providerId: string }) {
  return MARKS[providerId]?.() ?? null;
}

function Outline({ path }: { readonly path: string }) {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
