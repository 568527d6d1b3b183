/**
 * 岁运: the ten decades in a table; a decade opens in 细盘.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { luckHeadline, luckRule } from '@shangyuan/reading/chart';
import type { Query } from '../../../../lib/page/paths.ts';
import { useToday } from '../../../../lib/time/useToday.ts';
import { DoorLink } from '../../../../ui/controls/WhyButton.tsx';
import { Card } from '../../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../../ui/display/GanzhiText.tsx';
import { Note } from '../../../../ui/display/Note.tsx';
import { Table } from '../../../../ui/display/Table.tsx';
import { PageLink } from '../../../../ui/shell/PageLink.tsx';
import { hasLuck, type ChartView, type NatalView } from '../../chartView.ts';
import { TermButton } from './TermButton.tsx';
import { decadeRows, type DecadeRow } from './topicView.ts';
import { Text } from '../../../../ui/kit/Kit.tsx';
import styles from './Topics.module.css';

interface LuckTopicProps {
  readonly view: ChartView | NatalView;
  readonly analysis: Analysis;
  /** Query that leads to the same chart. */
  readonly query: Query;
  readonly onTerm: (term: string) => void;
}

function Name({ row, query }: { readonly row: DecadeRow; readonly query: Query }) {
  const text = <GanzhiText>{row.ganzhi}</GanzhiText>;
  if (row.luck === null) return text;
  return (
    <PageLink page="chart" query={{ ...query, luck: row.luck }} className={styles.Decade}>
      {text}
    </PageLink>
  );
}

export function LuckTopic({ view, analysis, query, onTerm }: LuckTopicProps) {
  const { date } = useToday();
  const isDated = hasLuck(view);
  return (
    <Card heading="十步大运" aside={<TermButton term="起运" onTerm={onTerm} />}>
      {isDated ? (
        <Text as="p" bottom={3} size="sub" leading="prose" tone="soft">
          {luckHeadline(view.luck)}；{luckRule(view.chart, view.luck)}。
        </Text>
      ) : (
        <Text as="p" bottom={3} size="sub" leading="prose" tone="soft">
          按四柱排盘没有出生日期，只知道大运的次序，不知道哪一年交运。
        </Text>
      )}
      <Table head={[isDated ? '起运' : '次序', '大运', '天干', '地支']}>
        {decadeRows(analysis, date.year).map((row) => (
          <tr key={row.number} data-marked={row.isNow}>
            <td className={styles.Word}>
              {row.luck === null ? row.number : row.startYear}
              {row.luck !== null && <small>{row.age}</small>}
            </td>
            <th scope="row">
              <Name row={row} query={query} />
            </th>
            {[row.stem, row.branch].map(({ god, role }, i) => (
              <td key={i} className={styles.Word}>
                <TermButton term={god} onTerm={onTerm} />
                <small>{role}</small>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Note align="start">十神下面是这一行对命局的取用{isDated && '；点干支到细盘里看这一步的流年'}。</Note>
      {isDated && (
        <DoorLink page="past" query={query}>
          用往事印证
        </DoorLink>
      )}
    </Card>
  );
}
