/**
 * What a newcomer sees of a chart first: four pillars, 三件要事, and the doors to the rest.
 */
import { isDated, type AnyChart } from '@shangyuan/engine/chart';
import { decidingClock, lunarBirthText } from '@shangyuan/reading/time';
import { useState } from 'react';
import { birthLine, placeText, type CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { chartQueryOf } from '../../../lib/cases/useChartSource.ts';
import type { PageId, Query } from '../../../lib/page/paths.ts';
import { useFlag } from '../../../lib/wire/session.ts';
import { Card, SectionTitle, SepLine } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Later } from '../../../ui/display/Later.tsx';
import { Disclaimer } from '../../../ui/display/Note.tsx';
import { Grid, Stack, Text } from '../../../ui/kit/Kit.tsx';
import { PageLink } from '../../../ui/shell/PageLink.tsx';
import { PageBody } from '../../../ui/shell/PageShell.tsx';
import { leafIcon, notebookIcon, treeStructureIcon } from '../../../ui/tables/icons.ts';
import { MatterList } from '../analysis/MatterList.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { cellQuestion } from '../grid/cellQuestion.ts';
import { natalColumns, type CellRef, type GridColumn } from '../grid/gridView.ts';
import { WhySheet } from '../grid/WhySheet.tsx';
import styles from './BriefTab.module.css';

interface BriefTabProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** The part that comes next: 细盘, or 基本 where the chart has no hour or no date. */
  readonly next: 'detail' | 'basic';
  /** Opens it, and from then on first. */
  readonly onNext: () => void;
}

/** How the typed time was changed, and the day in the lunar calendar. */
function timeFacts(chart: AnyChart): readonly string[] {
  if (!isDated(chart)) return [];
  const lunar = lunarBirthText(chart);
  const deciding = chart.pillars.hour === null ? null : decidingClock(chart.time);
  return [
    ...(lunar === null ? [] : [lunar]),
    ...(deciding === null ? [] : [`已按${deciding.name} ${deciding.text} 排`]),
  ];
}

export function BriefTab({ record, view, query, next, onNext }: BriefTabProps) {
  const { chart } = view;
  const [cell, setCell] = useState<CellRef | null>(null);
  const hasReport = useFlag('is_show_pai_pan_report');
  const columns = natalColumns(chart, view.shensha);
  const facts = [chart.sex, birthLine(record.birth), placeText(record)].filter((fact) => fact !== '');
  const times = timeFacts(chart);
  const same = chartQueryOf(query);
  const isHourless = chart.pillars.hour === null;
  return (
    <PageBody>
      <Stack as="header" align="center" size="sub" textAlign="center" className={styles.Facts}>
        <SepLine facts={facts} />
        {times.length > 0 && (
          <Text as="p" size="cell" tone="soft">
            <SepLine facts={times} />
          </Text>
        )}
      </Stack>
      <Card isPadded={false}>
        <Grid as="ol" columns="repeat(4, minmax(0, 1fr))" className={styles.Pillars}>
          {columns.map((column) => (
            <Pillar key={column.key} column={column} onCell={setCell} />
          ))}
        </Grid>
      </Card>
      <Text as="p" size="body" tone="soft" leading="prose">
        每柱上面是天干，下面是地支，日柱上面的字代表本人。点一个字，看它是什么意思。
      </Text>
      <Grid as="section" gap={3}>
        <SectionTitle aside="点一条，看为什么">三件要事</SectionTitle>
        <Later height="30rem">
          <MatterList chart={chart} isLarge />
        </Later>
      </Grid>
      <Grid as="nav" columns="repeat(3, minmax(0, 1fr))" gap={2} aria-label="往下看" className={styles.Doors}>
        <Door
          page="chart"
          query={{ ...same, tab: next }}
          icon={treeStructureIcon}
          title={next === 'detail' ? '细盘' : '基本'}
          text={isHourless ? '比一比时辰' : '每个字都能点'}
          onOpen={onNext}
        />
        <Door
          page="chart"
          query={{ ...same, tab: 'analysis' }}
          icon={leafIcon}
          title="分析"
          text="强弱与喜忌"
        />
        {hasReport && (
          <Door page="report" query={same} icon={notebookIcon} title="报告" text="一篇篇讲清楚" isStrong />
        )}
      </Grid>
      <Disclaimer />
      <WhySheet chart={chart} question={cellQuestion(columns, cell)} onClose={() => setCell(null)} />
    </PageBody>
  );
}

interface PillarProps {
  readonly column: GridColumn;
  readonly onCell: (cell: CellRef) => void;
}

/** A pillar with its title and the ten god of its stem; each character opens its reason. */
function Pillar({ column: { key, title, facts, stemLabel, isDay }, onCell }: PillarProps) {
  return (
    <Stack as="li" align="center" textAlign="center" padY={3} className={styles.Pillar} data-day={isDay}>
      <Text size="cell" tone={isDay ? 'accent' : 'soft'}>
        {title}
      </Text>
      {facts === null ? (
        <Text size="sub" tone="faint" className={styles.Unknown}>
          时辰不详
        </Text>
      ) : (
        (['stem', 'branch'] as const).map((row) => (
          <button
            key={row}
            type="button"
            className={styles.Glyph}
            aria-label={`${title}${row === 'stem' ? '天干' : '地支'} ${facts.ganzhi[row]}`}
            onClick={() => onCell({ row, column: key })}
          >
            <GanzhiText>{facts.ganzhi[row]}</GanzhiText>
          </button>
        ))
      )}
      <Text size="cell" tone={isDay ? 'accent' : 'soft'}>
        {isDay ? '本人' : stemLabel}
      </Text>
    </Stack>
  );
}

interface DoorProps {
  readonly page: PageId;
  readonly query: Query;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly isStrong?: boolean;
  readonly onOpen?: () => void;
}

function Door({ page, query, icon, title, text, isStrong = false, onOpen }: DoorProps) {
  return (
    <PageLink
      page={page}
      query={query}
      className={styles.Door}
      data-strong={isStrong}
      {...(onOpen !== undefined && { onClick: onOpen })}
    >
      <Icon of={icon} size={1.5} />
      <Text as="b" face="serif" size="h2" weight="bold">
        {title}
      </Text>
      <Text size="cell">{text}</Text>
    </PageLink>
  );
}
