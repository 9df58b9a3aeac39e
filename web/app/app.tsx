import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, throttleFocus } from './query-client.ts';
import { Router } from './router.tsx';

throttleFocus();
const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
    </QueryClientProvider>
  );
}
