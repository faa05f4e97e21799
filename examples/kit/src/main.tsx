import '@quits/ui/styles.css'; // before other styles: it declares the cascade layers
import './theme.css';
import { createRoot } from 'react-dom/client';
import { PackingList } from './packing-list.tsx';

createRoot(document.body).render(<PackingList />);
