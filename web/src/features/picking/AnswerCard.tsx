import { affairOf } from '@shangyuan/engine/almanac';
import { pointsText } from '@shangyuan/reading/almanac';
import { cautionText, reasonSentence, rejectionText } from '@shangyuan/reading/picking';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import styles from './AnswerCard.module.css';
import { dayOf } from './pickView.ts';
import { answerOf, keyOf } from './pickAnswer.ts';
import type { DaysQuestion } from './pickQuery.ts';

interface AnswerCardProps {
  readonly question: DaysQuestion;
  readonly jdn: number;
}

/** What the answer to a question says of one day: why it was offered, or removed. */
export function AnswerCard({ question, jdn }: AnswerCardProps) {
  const loaded = useLoaded(() => answerOf(question), keyOf(question));
  const { name } = affairOf(question.affair);
  if (loaded.state === 'loading') return <Skeleton rows={3} />;
  if (loaded.state === 'failed') return <ErrorState>没有算出来：{String(loaded.error)}</ErrorState>;
  const day = dayOf(loaded.value, jdn);
  return (
    <Card>
      <SectionTitle aside={day.kind === 'candidate' ? day.candidate.band : undefined}>{name}</SectionTitle>
      {day.kind === 'outside' && <p className={styles.Text}>这一天不在所查的范围里</p>}
      {day.kind === 'rejected' && <p className={styles.Text}>已排除：{rejectionText(day.rejected)}</p>}
      {day.kind === 'candidate' && (
        <>
          <ul className={styles.Reasons}>
            {day.candidate.reasons.map((reason) => (
              <li key={reasonSentence(reason)}>
                <span>{reasonSentence(reason)}</span>
                <small>
                  {pointsText(reason.points)}，《{reason.source.book}》{reason.source.chapter}
                </small>
              </li>
            ))}
          </ul>
          {day.candidate.cautions.length > 0 && (
            <Note align="start">留意：{day.candidate.cautions.map(cautionText).join('')}</Note>
          )}
        </>
      )}
      {question.people.length > 0 && (
        <Note align="start">
          参与人 {question.people.map(({ role, birthYear }) => `${role}（${birthYear}年）`).join('、')}
        </Note>
      )}
    </Card>
  );
}
