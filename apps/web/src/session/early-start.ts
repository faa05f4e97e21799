let pressed = false;

/** Keeps a press of "start" that came before the sign-in machine. */
export function rememberEarlyClick(): void {
  pressed = true;
}

/** Tells once whether there was such a press. */
export function takeEarlyStart(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}

/**
 * Lets a press count that begins on one rendering of the start page and ends on the one that took its place meanwhile:
 * no browser makes a click of that.
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
