/**
 * 细盘: the grid with the chosen luck beside the natal pillars, and the strips to choose from. Everything moves at once.
 */
import type { Relation } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { luckHeadline } from '@shangyuan/reading/chart';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings } from '../../../lib/device/settings.ts';
import { useWide } from '../../../lib/device/useWide.ts';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Later } from '../../../ui/display/Later.tsx';
import { Segment } from '../../../ui/controls/RadioGroup.tsx';
import type { ChartView } from '../chartView.ts';
import {
  chooseLuck,
  choiceAt,
  chosenLuck,
  gridColumns,
  luckOffer,
  luckRelations,
  type ChosenLuck,
  type LuckDepth,
} from './luckChoice.ts';
import { Grid, Inline, Text } from '../../../ui/kit/Kit.tsx';
import styles from './DetailTab.module.css';
import { GridPages } from '../grid/GridPages.tsx';
import { liuyueItems, type CellRef, type GridColumn } from '../grid/gridView.ts';
import { LuckStrip } from './LuckStrip.tsx';
import { PillarTable } from '../grid/PillarTable.tsx';
import { relationChips } from '../grid/relationRows.ts';
import { TransitPicker } from './TransitPicker.tsx';
import { useLuckChoice } from './useLuckChoice.ts';
import { YearScrub } from './YearScrub.tsx';
import { cellQuestion } from '../grid/cellQuestion.ts';
import { WhyCard, WhySheet } from '../grid/WhySheet.tsx';
import { pad } from '../../../lib/words/text.ts';

interface DetailTabProps {
  readonly view: ChartView;
  readonly nowMs: number;
  readonly showShensha: boolean;
  /** Where a cell is answered beside the grid; without it in a sheet. */
  readonly answers?: HTMLElement | null;
  /** Whether all nine columns are shown at first. */
  readonly isWhole?: boolean;
}

const DEPTHS = [
  { value: '2', text: '六柱' },
  { value: '3', text: '七柱' },
  { value: '5', text: '九柱' },
] as const;

export function DetailTab({ view, nowMs, showShensha, answers, isWhole = false }: DetailTabProps) {
  const [choice, setChoice, passChoice] = useLuckChoice(view, nowMs);
  const [chosenDepth, setDepth] = useState<LuckDepth | null>(null);
  const depth = chosenDepth ?? (isWhole ? 5 : 2);
  const [cell, setCell] = useState<CellRef | null>(null);
  const offer = useMemo(() => luckOffer(view, choice), [view, choice]);
  const luck = chosenLuck(view, choice, depth);
  const isFew = useWide('few');
  const isLarge = useSettings(({ textSize }) => textSize === 'xlarge') || isFew;
  const columns = gridColumns(view, luck);
  const question = cellQuestion(columns, cell);
  const tableOf = (shown: readonly GridColumn[]) => (
    <PillarTable
      columns={shown}
      showShensha={showShensha}
      onCell={setCell}
      openCell={answers === undefined ? null : cell}
    />
  );
  const choose = (kind: Parameters<typeof chooseLuck>[2]['kind']) => (item: { id: string }) =>
    setChoice(chooseLuck(view, choice, { kind, ...item }));

  return (
    <>
      <div className={styles.Depth} data-beside={answers === undefined ? undefined : true}>
        <Segment
          label="几柱"
          options={DEPTHS}
          value={String(depth) as '2'}
          onChange={(value) => setDepth(Number(value) as LuckDepth)}
        />
      </div>
      {isLarge ? (
        <GridPages columns={columns} isHalved={isFew}>
          {tableOf}
        </GridPages>
      ) : (
        <div className={styles.Grid}>{tableOf(columns)}</div>
      )}
      <Later height="24rem">
        <Inline gap={2} align="center" padX={4}>
          <YearScrub view={view} choice={choice} onPass={passChoice} onChange={setChoice} />
          <Grid
            as="button"
            rigid
            centred
            className={styles.Now}
            aria-label="回到今天"
            onClick={() => setChoice(choiceAt(view, nowMs))}
          >
            <Grid as="span" centred face="serif" weight="bold">
              今
            </Grid>
          </Grid>
        </Inline>
        <Text as="div" edge="top">
          <TransitPicker view={view} choice={choice} onChange={setChoice} />
          <LuckStrip
            label="流月"
            items={liuyueItems(offer.months)}
            selectedId={String(choice.monthMs)}
            onSelect={choose('liuyue')}
          />
          {depth === 5 && (
            <>
              <LuckStrip
                label="流日"
                items={offer.days.map((day) => ({
                  id: String(jdnOf(day.date)),
                  top: `${day.date.month}/${day.date.day}`,
                  face: day.ganzhi,
                  bottom: day.facts.stemGod,
                }))}
                selectedId={String(jdnOf(choice.date))}
                onSelect={choose('liuri')}
              />
              <LuckStrip
                label="流时"
                items={offer.hours.map((hour, i) => ({
                  id: String(i),
                  top: `${pad(hour.startHour)}时`,
                  face: hour.ganzhi,
                  bottom: hour.facts.stemGod,
                }))}
                selectedId={String(choice.hourIndex)}
                onSelect={choose('liushi')}
              />
            </>
          )}
        </Text>
        <Text as="p" padY={2} padX={4} size="cell" tone="soft" className={styles.Headline}>
          {luckHeadline(view.luck)}
        </Text>
        <RelationChips label="原局" relations={view.relations} />
        <LuckRelations view={view} luck={luck} />
      </Later>
      {answers === undefined ? (
        <WhySheet chart={view.chart} question={question} onClose={() => setCell(null)} />
      ) : (
        answers !== null &&
        question !== null &&
        createPortal(
          <WhyCard chart={view.chart} question={question} onClose={() => setCell(null)} />,
          answers,
        )
      )}
    </>
  );
}

/** Effects of the chosen luck, computed where they are rendered. */
function LuckRelations({ view, luck }: { readonly view: ChartView; readonly luck: readonly ChosenLuck[] }) {
  return <RelationChips label="岁运" relations={luckRelations(view, luck)} />;
}

interface RelationChipsProps {
  readonly label: string;
  readonly relations: readonly Relation[];
}

/** Relations in one wrapping line. */
function RelationChips({ label, relations }: RelationChipsProps) {
  const chips = relationChips(relations);
  return (
    <Grid columns="2.75rem 1fr" size="cell" className={styles.Relations}>
      <Text tone="faint">{label}</Text>
      <Inline as="ul" wrap gap={3} className={styles.List}>
        {chips.length === 0 && (
          <Text as="li" nowrap tone="soft">
            无
          </Text>
        )}
        {chips.map(({ family, short, members, title }) => (
          <Text as="li" nowrap tone="soft" key={short + members} title={title}>
            <b data-family={family}>{short}</b>
            <GanzhiText>{members}</GanzhiText>
          </Text>
        ))}
      </Inline>
    </Grid>
  );
}
