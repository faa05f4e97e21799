let printScreen: (() => void) | undefined;

/** Registers how a screen prints itself; returns a function that unregisters it. */
export function prepareForPrint(prepare: () => void): () => void {
  printScreen = prepare;
  return () => {
    if (printScreen === prepare) printScreen = undefined;
  };
}

/** Prints the screen in its registered way, which may load more first. */
export function requestPrint(): void {
  if (printScreen === undefined) window.print();
  else printScreen();
}
