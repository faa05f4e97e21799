export { Steps, type StepsItem, type StepsProps } from './steps.tsx';
