/**
 * What the chosen day is for one person: band, what meets it, and why.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { BandMark } from '../../ui/display/BandMark.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import styles from './PersonalCard.module.css';
import { Disclaimer } from '../../ui/display/Note.tsx';
import type { Person } from './person.ts';

interface PersonalCardProps {
  readonly person: Person;
  readonly day: PersonalDay;
}

const BAND_TEXTS = {
  顺: '诸事较易推进，可以安排要紧的事',
  较顺: '多数事情顺手，照计划做即可',
  平稳: '不偏不倚，按部就班',
  需谨慎: '留些余地，重要的事多核对一遍',
  宜守: '宜收不宜放，可缓的事缓一缓',
} as const satisfies Readonly<Record<PersonalDay['band'], string>>;

export function PersonalCard({ person, day }: PersonalCardProps) {
  return (
    <Card>
      <SectionTitle aside={`${day.score} 分`}>
        {person.name}的{day.ganzhi.name}日
      </SectionTitle>
      <p className={styles.Band}>
        <BandMark band={day.band} /> <b>{day.band}</b>：{BAND_TEXTS[day.band]}
      </p>
      <ul className={styles.Why}>
        {person.why(day).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Disclaimer align="start">分数只是一种排序方法，</Disclaimer>
    </Card>
  );
}
