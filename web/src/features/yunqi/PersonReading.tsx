/**
 * What the qi of a birth leans on, and what up to three dates do to it.
 */
import { yunqiBirthReading } from '@shangyuan/reading/yunqi';
import type { YunqiRules } from '@shangyuan/engine/yunqi';
import { useResource } from '../../lib/page/resource.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { More } from '../../ui/controls/More.tsx';
import { Grid } from '../../ui/kit/Kit.tsx';
import styles from './YunqiRing.module.css';
import { birthOf, noonOf, type PersonQuery, type PersonBirth } from './yunqiPerson.ts';

interface PersonReadingProps {
  readonly person: PersonQuery;
  readonly rules: Partial<YunqiRules>;
}

const REFUSED = {
  gone: '命例不在本机，无法对照出生',
  undated: '这个命例只有四柱，没有出生时刻，无法对照运气',
} as const;

export function PersonReading({ person, rules }: PersonReadingProps) {
  const loaded = useResource({ queryKey: ['personBirth', person.id], queryFn: () => birthOf(person.id) });
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  if (typeof loaded.value === 'string') return <ErrorState>{REFUSED[loaded.value]}</ErrorState>;
  return <ReadingText birth={loaded.value} person={person} rules={rules} />;
}

type ReadingTextProps = PersonReadingProps & { readonly birth: PersonBirth };

function ReadingText({ birth: { name, birthMs }, person, rules }: ReadingTextProps) {
  const { moment, statements, tendencyTexts, arithmetic, dates } = yunqiBirthReading(
    birthMs,
    person.dates.map(noonOf),
    rules,
  );
  return (
    <>
      <Card>
        <SectionTitle aside={`${moment.year.ganzhi.name}年${moment.qiStep.name}`}>
          {name}的出生运气
        </SectionTitle>
        <Grid gap={2} top={2} leading="airy" className={styles.Told}>
          {statements.map(({ key, whole }) => (
            <p key={key}>{whole}</p>
          ))}
          <p>{tendencyTexts.join('')}</p>
          <More title="怎么算">
            {arithmetic.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </More>
        </Grid>
      </Card>
      {dates.map(({ title, summary, statements, care }, i) => {
        const date = person.dates[i];
        const day = date === undefined ? '' : formatDate(date);
        return (
          <Card key={day + title}>
            <SectionTitle aside={title}>{day}</SectionTitle>
            <Grid gap={2} top={2} leading="airy" className={styles.Told}>
              <p>{summary.join('')}</p>
              {statements.map(({ key, whole }) => (
                <p key={key}>{whole}</p>
              ))}
              <p>这一步的起居：{care}</p>
            </Grid>
          </Card>
        );
      })}
    </>
  );
}
