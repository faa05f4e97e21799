let pressed: string | undefined;

/** Stores which start button was clicked before the sign-in machine has loaded. */
export function rememberEarlyClick(what: string): void {
  pressed = what;
}

/** Returns which start button was clicked, and forgets it. */
export function takeEarlyClick(): string | undefined {
  const was = pressed;
  pressed = undefined;
  return was;
}

/**
 * Clicks a start button if a press started on one that has since been replaced by another render: browsers send no click
 * event then.
 */
export function preserveClickAcrossHydration(): void {
  let begun: HTMLElement | null = null;
  document.addEventListener('pointerdown', ({ target }) => (begun = startButtonOf(target)), true);
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      if (begun?.isConnected === false) startButtonOf(target)?.click();
      begun = null;
    },
    true,
  );
}

function startButtonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
}
