import { createContext, useContext } from 'react';
import type { FavorittSak } from '#web/api/favoritter.ts';

/** What the cells of one table can do; stable, so that a memoised row is drawn anew only for its own case. */
export interface TableActions {
  readonly toggle: (sak: FavorittSak, favoritt: boolean) => void;
}

export const TableActionsContext = createContext<TableActions>({ toggle: () => undefined });
export const useTableActions = (): TableActions => useContext(TableActionsContext);
