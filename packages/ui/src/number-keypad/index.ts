export { NumberKeypad, type NumberKeypadLabels, type NumberKeypadProps } from './number-keypad.tsx';
