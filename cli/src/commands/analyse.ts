/**
 * `analyse`: strength, pattern, what the chart needs, and with `--why` each step of the chain.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { documentAnalysisOf } from '@shangyuan/engine/document';
import { HISTORY } from '@shangyuan/engine/history';
import { explanationText } from '@shangyuan/reading/chart';
import type { OfBirth } from '../command.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

export const ofBirth: OfBirth = ({ birth, rules }, { flags, say }) => {
  const chart = castChart(birth, rules, HISTORY);
  const analysis = analyseChart(chart);
  const { strength, pattern, outcome, yongshen } = analysis;
  const document = documentAnalysisOf(analysis);
  const why = flags['why'] === true ? analysis.explanation.map(explanationText) : null;
  const record = {
    ...headOf(chart),
    ...document,
    // Beside our choice those of the schools: the document of a chart holds ours.
    yongshen: { ...document.yongshen, schools: yongshen.schools },
    ...(why !== null && { why }),
  };
  const yesOrNo = (isSo: boolean) => (isSo ? '得' : '失');
  return {
    record,
    blocks: () => [
      title(headLine(chart)),
      table(null, [
        [
          say(text('强弱', 'strength')),
          `${strength.label}  ${strength.support}%  ${yesOrNo(strength.isDeling)}令 ${yesOrNo(strength.isDedi)}地 ${yesOrNo(strength.isDeshi)}势`,
        ],
        [say(text('格局', 'pattern')), `${pattern.name} ${outcome.state}`],
        [
          say(text('取用', 'elements')),
          `用神 ${yongshen.yong}  喜神 ${yongshen.xi}  忌神 ${yongshen.ji}  仇神 ${yongshen.chou}  闲神 ${yongshen.xian}（${yongshen.method}）`,
        ],
        [say(text('把握', 'confidence')), yongshen.confidence.word],
        [
          say(text('五行', 'wuxing')),
          Object.entries(strength.percent)
            .map(([wuxing, percent]) => `${wuxing} ${percent}%`)
            .join('  '),
        ],
        [
          say(text('十神', 'ten gods')),
          Object.entries(document.tenGods)
            .filter(([, { percent }]) => percent > 0)
            .map(([god, { percent }]) => `${god} ${percent}%`)
            .join('  '),
        ],
      ]),
      ...(why ?? []).flatMap(({ step, sentence, source, because }) => [
        title(step),
        lines(sentence, ...because.map((each) => `· ${each.sentence}`), source),
      ]),
    ],
  };
};
