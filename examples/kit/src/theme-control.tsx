import { SegmentedControl } from '@quits/ui';
import { useEffect, useState } from 'react';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Chooses between the light and the dark theme, or follows the system. */
export function ThemeControl() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('system');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme);
  }, [theme]);
  return (
    <SegmentedControl label="Theme" segments={THEMES} value={theme} onValueChange={setTheme} />
  );
}
