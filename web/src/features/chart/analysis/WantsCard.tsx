/**
 * 取用: a ledger of the five phases, whose votes are distinguished by the texture of the bar; what each school takes;
 * then ours, with how certain it is in words. Points only behind 看算式.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { yongshenCardOf, type WuxingNeed, type VoteSchool } from '@shangyuan/reading/analysis';
import { useState } from 'react';
import { TermText } from '../../../ui/controls/TermText.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Legend } from '../../../ui/display/Legend.tsx';
import { WhyButton } from '../../../ui/controls/WhyButton.tsx';
import { TitledReasonSheet, type TitledReason } from '../../../ui/frames/ReasonSheet.tsx';
import { Grid, Text } from '../../../ui/kit/Kit.tsx';
import styles from './WantsCard.module.css';

/** How a school's part of a bar is drawn. */
const TEXTURES: Readonly<Record<VoteSchool, 'solid' | 'hatched' | 'tinted' | 'dotted'>> = {
  扶抑: 'solid',
  顺势: 'solid',
  调候: 'hatched',
  格局: 'tinted',
  通关: 'dotted',
  病药: 'dotted',
};

interface BarProps {
  readonly want: WuxingNeed;
  /** Points that fill each side of the ledger; the sides are as wide as their points, so that one scale holds for both. */
  readonly scale: { readonly less: number; readonly more: number };
}

/** Votes for to the right of the line, against to the left. */
function Bar({ want, scale }: BarProps) {
  const against = want.parts.filter(({ points }) => points < 0);
  const positive = want.parts.filter(({ points }) => points > 0);
  const style = (points: number) => ({
    '--share': `${(Math.abs(points) / (points < 0 ? scale.less : scale.more)) * 100}%`,
  });
  return (
    <span className={styles.Bar} data-wuxing={want.wuxing} aria-hidden>
      <span>
        {against.map(({ school, points }) => (
          <i key={school} data-texture="less" style={style(points)} />
        ))}
      </span>
      <span>
        {positive.map(({ school, points }) => (
          <i key={school} data-texture={TEXTURES[school]} style={style(points)} />
        ))}
      </span>
    </span>
  );
}

function sideOf({ parts }: WuxingNeed, sign: number): number {
  return parts.reduce((sum, { points }) => sum + (Math.sign(points) === sign ? Math.abs(points) : 0), 0);
}

export function WantsCard({ analysis }: { readonly analysis: Analysis }) {
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const card = yongshenCardOf(analysis);
  const most = (sign: number) => Math.max(0, ...card.needs.map((want) => sideOf(want, sign)));
  const scale = { less: most(-1), more: most(1) };
  const voices = new Set(card.needs.flatMap(({ parts }) => parts.map(({ school }) => school)));
  const hasLess = scale.less > 0;
  const sums: TitledReason = {
    title: '取用的算式',
    meanings: [{ name: '', text: `${card.weighing}${card.confidence}。` }],
    steps: card.arithmetic,
    source: card.source,
  };
  return (
    <Card
      heading="取用"
      aside={
        <WhyButton of="取用" onClick={() => setExplanation(sums)}>
          看算式
        </WhyButton>
      }
    >
      <Legend aria-label="图例" className={styles.Legend}>
        {[...voices].map((school) => (
          <li key={school}>
            <i data-texture={TEXTURES[school]} aria-hidden />
            {school}
          </li>
        ))}
        {hasLess && (
          <li>
            <i data-texture="less" aria-hidden />
            宜少
          </li>
        )}
      </Legend>
      <ul className={styles.Wants} style={{ '--less': `${scale.less}fr`, '--more': `${scale.more}fr` }}>
        {card.needs.map((want) => (
          <li key={want.wuxing}>
            <Grid
              as="button"
              columns="2rem 1fr 3em"
              gap={3}
              rowGap={1}
              align="center"
              wide
              padY={3}
              size="cell"
              onClick={() =>
                setExplanation({
                  title: `${want.wuxing}：${want.role}`,
                  meanings: [{ name: '', text: want.text }],
                  steps: want.arithmetic,
                  source: card.source,
                })
              }
            >
              <Grid as="b" centred face="serif" size="body" tone="ink" data-wuxing={want.wuxing}>
                {want.wuxing}
              </Grid>
              <Bar want={want} scale={scale} />
              <Text textAlign="end" size="cell" tone="soft">
                {want.word}
              </Text>
              <span className={styles.Text}>{want.text}</span>
            </Grid>
          </li>
        ))}
      </ul>
      {card.schools.length > 1 && (
        <Text as="p" top={3} size="sub" tone="soft" className={styles.Line}>
          各家单独看：
          {card.schools.map(({ name, wuxing, source }, i) => (
            <span key={name}>
              {i > 0 && '，'}
              {name}取<GanzhiText>{wuxing}</GanzhiText>（《{source.replace('·', '》')}）
            </span>
          ))}
          。
        </Text>
      )}
      <Text as="p" top={3} size="sub" tone="soft" className={styles.Line}>
        合起来看：
        <TermText text={card.weighing} />
        {card.confidence}
        {card.because.length > 0 && `：${card.because.map((text) => text.replace(/。$/u, '')).join('；')}`}。
      </Text>
      <TitledReasonSheet reason={explanation} onClose={() => setExplanation(null)} />
    </Card>
  );
}
