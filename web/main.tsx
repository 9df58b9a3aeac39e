import './app/page-language.ts';
import '@norges-domstoler/dds-design-tokens/dist/css/ddsTokens-core.css';
// React before its libraries: the shared chunk follows this order, and compresses 0.5 kB better by it.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { reloadRestoredPage } from './api/client.ts';
import { takeFirstAnswers } from './app/first-answers.ts';
import { createQueryClient, throttleFocus } from './app/query-client.ts';
import { Pages } from './app/router.tsx';
import './styles/index.css';

// zod would compile its checks with `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });
throttleFocus();
window.addEventListener('pageshow', reloadRestoredPage);

const root = document.getElementById('root')!;
const client = createQueryClient();
const page = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);
if (takeFirstAnswers(client)) hydrateRoot(root, page);
else createRoot(root).render(page);
