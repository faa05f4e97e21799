export { Dialog, type DialogLabels, type DialogProps } from './dialog.tsx';
