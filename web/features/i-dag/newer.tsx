import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeCountQuery } from '#web/api/notice-count.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './i-dag.module.css';
import { t } from './texts.ts';

/** Says when something has come since the page was opened, by what is not read of it. */
export function Newer() {
  const client = useQueryClient();
  const { data: uleste } = useQuery(noticeCountQuery());
  // The fewest since the page was opened: reading some of it elsewhere is nothing new.
  const [least, setLeast] = useState<number | null>(null);
  if (uleste !== undefined && (least === null || uleste < least)) setLeast(uleste);
  if (uleste === undefined || least === null || uleste <= least) return null;
  return (
    <p role="status" className={styles.newer}>
      {t.newer}{' '}
      <Button
        variant="secondary"
        size="small"
        onPress={() => {
          setLeast(uleste);
          void client.invalidateQueries();
        }}
      >
        {t.showNewer}
      </Button>
    </p>
  );
}
