/**
 * What the 周易 itself says of a hexagram: 卦辞 and 爻辞, word for word; loaded when they are opened.
 */
import type { Hexagram } from '@shangyuan/engine/hexagram';
import type { ZhouyiText } from '@shangyuan/reading/classics';
import { useModule } from '../../lib/page/useModule.ts';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import { More } from '../../ui/controls/More.tsx';
import { Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './Hexagrams.module.css';

const loadBook = () => import('@shangyuan/reading/classics');

function Passages({ canon, judgement, lines, all }: ZhouyiText) {
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

function Book({ hexagram }: { readonly hexagram: Hexagram }) {
  const loaded = useModule(loadBook);
  return (
    <WhenLoaded loaded={loaded} failed="没有加载成功，请重试">
      {({ zhouyiText }) => <Passages {...zhouyiText(hexagram)} />}
    </WhenLoaded>
  );
}

/** The text of the book, collapsed by default. */
export function BookTexts({ hexagram }: { readonly hexagram: Hexagram }) {
  return (
    <div className={styles.Words}>
      <More title="《周易》原文：卦辞与爻辞">{() => <Book hexagram={hexagram} />}</More>
    </div>
  );
}
