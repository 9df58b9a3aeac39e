import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/app.tsx';
import '@norges-domstoler/dds-design-tokens/dist/css/ddsTokens-core.css';
import './styles/index.css';

// zod would compile its checks with `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
