import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_VARSLE } from '#domain/notices.ts';
import { failureText } from '#web/api/client.ts';
import { noticeChoicesQuery, useVarsleFavoritter } from '#web/api/notice-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from './first-star-texts.ts';
import { Receipt } from './receipt.tsx';

/** Whoever has a favourite and has not chosen how to be told of its changes is asked, until there is an answer. */
export function FirstStar() {
  const { data } = useQuery(noticeChoicesQuery());
  const [answered, setAnswered] = useState<'ja' | 'nei' | 'lukket' | null>(null);
  const choose = useVarsleFavoritter();
  const answer = useAction(async (to: 'ja' | 'nei') => {
    setAnswered(to);
    try {
      await choose(to === 'ja' ? FIRST_VARSLE : 'aldri');
    } catch (error) {
      setAnswered(null);
      throw error;
    }
  });
  if (answered === 'ja')
    return (
      <Receipt purpose="success" onClose={() => setAnswered('lukket')}>
        {t.chosen(data?.epost ?? '')} <Link to="/profil#varsler">{t.change}</Link>
      </Receipt>
    );
  if (!data || data.favoritterValgt || answered !== null) return null;
  return (
    <Receipt
      purpose={answer.error === null ? 'success' : 'danger'}
      onClose={() => void answer.run('nei')}
      actions={
        <Button size="small" aria-busy={answer.isBusy} onPress={() => void answer.run('ja')}>
          {t.yes}
        </Button>
      }
    >
      {answer.error === null ? t.question : t.failed(failureText(answer.error))}
    </Receipt>
  );
}
