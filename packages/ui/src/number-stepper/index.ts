export {
  NumberStepper,
  type NumberStepperLabels,
  type NumberStepperProps,
} from './number-stepper.tsx';
