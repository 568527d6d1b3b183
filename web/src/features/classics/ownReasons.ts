/**
 * Why we judge a chart of the book as we do.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { balanceCardOf, patternCardOf, yongshenCardOf } from '@shangyuan/reading/analysis';
import type { TitledReason } from '../../ui/frames/ReasonSheet.tsx';
import type { ReasonedMatter } from './CompareTable.tsx';

/** The reason of a matter. */
export function ownReasonOf(matter: ReasonedMatter, analysis: Analysis): TitledReason {
  if (matter === '强弱') {
    const { name, explanation, ticks, source } = balanceCardOf(analysis);
    const steps = ticks.map((tick) => `${tick.name}：${tick.isMet ? '是' : '否'}，${tick.short}。`);
    return {
      title: `我们的判断：${name}`,
      meanings: [{ name: '', text: explanation.sentence }],
      steps,
      source,
    };
  }
  if (matter === '格局') {
    const { name, basis, weighing, source } = patternCardOf(analysis);
    return { title: `我们的判断：${name}`, meanings: [{ name: '', text: basis }], steps: [weighing], source };
  }
  const { needs, weighing, because, source } = yongshenCardOf(analysis);
  const texts = needs.map(({ wuxing, word, text }) => `${wuxing}${word}：${text}`);
  return {
    title: `我们的判断：先取${analysis.yongshen.yong}`,
    meanings: [{ name: '', text: weighing }],
    steps: [...texts, ...because],
    source,
  };
}
