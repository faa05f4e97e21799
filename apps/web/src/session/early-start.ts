let pressed = false;

/** Keeps a press of "start" that came before the sign-in machine. */
export function keepEarlyStart(): void {
  pressed = true;
}

/** Tells once whether there was such a press. */
export function takeEarlyStart(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}
