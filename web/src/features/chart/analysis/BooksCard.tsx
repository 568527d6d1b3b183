import type { Analysis } from '@shangyuan/engine/analysis';
import { useModule } from '../../../lib/page/useModule.ts';
import { TermText } from '../../../ui/controls/TermText.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { WhenLoaded } from '../../../ui/states/WhenLoaded.tsx';
import { List } from '../../../ui/kit/Kit.tsx';
import styles from './PatternCard.module.css';

const loadGuji = () => import('@shangyuan/reading/guji');

/** Where the classics speak of a chart like this one; their words are loaded when they are drawn. */
export function BooksCard({ analysis }: { readonly analysis: Analysis }) {
  const loaded = useModule(loadGuji);
  return (
    <Card heading="可以对读的古籍">
      <WhenLoaded loaded={loaded} failed="没有加载成功，请重试">
        {(value) => (
          <List size="sub" leading="prose" className={styles.Books}>
            {value.gujiReadings(analysis).map(({ title, statement }) => (
              <li key={title}>
                {title}
                <small>
                  <TermText text={statement.evidence[0]?.why ?? ''} />
                </small>
                <p>{statement.whole}</p>
              </li>
            ))}
          </List>
        )}
      </WhenLoaded>
    </Card>
  );
}
