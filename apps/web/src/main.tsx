import '@quits/ui/styles.css';
import './app/page.css';
import { start } from './app/start.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
void start(root);
