let printScreen: (() => void) | undefined;

/** Lets a screen prepare itself before it is printed; returns a function that stops that. */
export function prepareForPrint(prepare: () => void): () => void {
  printScreen = prepare;
  return () => {
    if (printScreen === prepare) printScreen = undefined;
  };
}

/** Prints the screen, which may have to load more first. */
export function requestPrint(): void {
  if (printScreen === undefined) window.print();
  else printScreen();
}
