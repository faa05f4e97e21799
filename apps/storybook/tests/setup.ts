import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import * as preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview]);
// A play waits for what it expects; one second, the default, is too little for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
