/**
 * 强弱: supporting and draining forces as scales, and the three supports, each opening its reason.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { PillarsChart } from '@shangyuan/engine/chart';
import { balanceCardOf, type Tick } from '@shangyuan/reading/analysis';
import { useState } from 'react';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import { checkIcon, xIcon } from '../../../ui/tables/icons.ts';
import { TitledReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, Text } from '../../../ui/kit/Kit.tsx';
import styles from './BalanceCard.module.css';
import { balanceView, PAN_HEIGHT, type Block } from './balanceView.ts';

interface BalanceCardProps {
  readonly chart: PillarsChart;
  readonly analysis: Analysis;
}

const ARM = 88;
const PAN_WIDTH = 78;
/** From the end of the beam to the foot of the pan. */
const HANG = PAN_HEIGHT + 26;
const SCORING = '占比是本应用的记分：干支按位置、根气与月令加减，古籍没有给出数字。';

/** A pan stays vertical whatever the beam does, so that no line crosses a block. */
function Pan({ blocks, x, y, label }: { blocks: readonly Block[]; x: number; y: number; label: string }) {
  const foot = y + HANG;
  const left = x - PAN_WIDTH / 2;
  return (
    <g>
      <path className={styles.Beam} d={`M${x} ${y}V${y + 14}`} />
      <rect className={styles.Pan} x={left} y={y + 14} width={PAN_WIDTH} height={HANG - 14} rx="4" />
      {blocks.map(({ wuxing, share, y: at, height }) => (
        <g key={wuxing} data-wuxing={wuxing} className={styles.Block}>
          <rect
            x={left + 5}
            y={foot - 1 - at - height + 1}
            width={PAN_WIDTH - 10}
            height={height - 2}
            rx="3"
          />
          <text x={left + 20} y={foot - at - height / 2}>
            {wuxing}
          </text>
          <text x={left + PAN_WIDTH - 26} y={foot - at - height / 2} className={styles.Share}>
            {share}%
          </text>
        </g>
      ))}
      <path className={styles.Foot} d={`M${left - 4} ${foot}h${PAN_WIDTH + 8}`} />
      <Text as="text" weight="bold" x={x} y={foot + 17}>
        {label}
      </Text>
    </g>
  );
}

function tickExplanation({ name, isMet, explanation, source }: Tick): TitledReason {
  return {
    title: `${name}：${isMet ? '是' : '否'}`,
    meanings: [{ name: '', text: explanation.sentence }],
    steps: explanation.arithmetic === null ? [] : [explanation.arithmetic],
    source,
  };
}

export function BalanceCard({ chart, analysis }: BalanceCardProps) {
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const card = balanceCardOf(analysis);
  const { tilt, helps, draws } = balanceView(
    analysis.strength.percent,
    chart.dayMaster,
    analysis.strength.support,
  );
  const angle = (tilt * Math.PI) / 180;
  const end = { x: Math.cos(angle) * ARM, y: Math.sin(angle) * ARM };
  const methodExplanation: TitledReason = {
    title: `强弱：${card.name}`,
    meanings: [{ name: '', text: card.explanation.sentence }],
    steps: [...(card.explanation.arithmetic === null ? [] : [card.explanation.arithmetic]), SCORING],
    source: card.source,
  };
  return (
    <Card isPadded={false}>
      <Text as="div" padX={4} padTop={4}>
        <SectionTitle aside={<WhyButton onClick={() => setExplanation(methodExplanation)}>怎么算</WhyButton>}>
          强弱 {card.name}
        </SectionTitle>
      </Text>
      <svg
        viewBox="-160 -34 320 192"
        className={styles.Scales}
        role="img"
        aria-label={`${card.helps}，${card.draws}`}
      >
        <path className={styles.Post} d={`M0 0V${HANG + 14}M-26 ${HANG + 16}H26`} />
        <path className={styles.Beam} d={`M${-end.x} ${-end.y}L${end.x} ${end.y}`} />
        <circle className={styles.Pivot} r="4" />
        <Pan blocks={helps} x={-end.x} y={-end.y} label={card.helps} />
        <Pan blocks={draws} x={end.x} y={end.y} label={card.draws} />
      </svg>
      <Grid as="ul" columns="repeat(3, 1fr)" edge="top" className={styles.Ticks}>
        {card.ticks.map((tick) => (
          <li key={tick.name}>
            <Text
              as="button"
              block
              wide
              padY={3}
              padX={3}
              size="cell"
              tone="soft"
              onClick={() => setExplanation(tickExplanation(tick))}
            >
              <Inline as="b" justify="between" face="serif" size="body" tone="plain">
                {tick.name}
                <span data-met={tick.isMet}>
                  <Icon of={tick.isMet ? checkIcon : xIcon} size={1} label={tick.isMet ? '是' : '否'} />
                </span>
              </Inline>
              {tick.short.split('，').map((line) => (
                <Text block key={line}>
                  {line}
                </Text>
              ))}
            </Text>
          </li>
        ))}
      </Grid>
      <TitledReasonSheet reason={explanation} onClose={() => setExplanation(null)} />
    </Card>
  );
}
