/**
 * What the 周易 itself says of a hexagram: 卦辞 and 爻辞, word for word; loaded when they are opened.
 */
import type { Hexagram } from '@shangyuan/engine/hexagram';
import { useModule } from '../../lib/page/useModule.ts';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { More } from '../../ui/controls/More.tsx';
import { Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './Hexagrams.module.css';

const loadBook = () => import('@shangyuan/reading/classics');

function Passages({ hexagram }: { readonly hexagram: Hexagram }) {
  const loaded = useModule(loadBook);
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  const { canon, judgement, lines, all } = loaded.value.zhouyiText(hexagram);
  return (
    <>
      <p>
        {judgement}
        <Small block>《周易·{canon}》</Small>
      </p>
      <ol>
        {[...lines, ...(all === null ? [] : [all])].map(({ label, text }) => (
          <li key={label}>
            <Text as="b" tone="soft">
              {label}
            </Text>{' '}
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The text of the book, collapsed by default. */
export function BookTexts({ hexagram }: { readonly hexagram: Hexagram }) {
  return (
    <div className={styles.Words}>
      <More title="《周易》原文：卦辞与爻辞">{() => <Passages hexagram={hexagram} />}</More>
    </div>
  );
}
