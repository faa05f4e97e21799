let pressed = false;

/** Stores a click on the start button made before the sign-in machine has loaded. */
export function rememberEarlyClick(): void {
  pressed = true;
}

/** Returns whether there was such a click, and forgets it. */
export function takeEarlyClick(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}

/**
 * Clicks the start button if a press started on one that has since been replaced by another render: browsers send no click
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
