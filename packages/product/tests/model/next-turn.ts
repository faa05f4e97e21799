/** Waits for the next turn of the event loop, or for some milliseconds. */
export function nextTurn(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
