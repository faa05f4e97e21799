import '@quits/ui/styles.css';
import './app/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
// Compact unless fingers need larger targets.
if (matchMedia('(pointer: fine)').matches) document.documentElement.dataset['density'] = 'compact';
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
