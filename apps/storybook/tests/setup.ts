import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import * as preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);
// Timeout of play functions; the default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
