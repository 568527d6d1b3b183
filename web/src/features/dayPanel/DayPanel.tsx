/**
 * The day below the month: heading, pillars, 宜忌 with reasons, facts, the term bar.
 */
import type { AlmanacDay, AlmanacPreset } from '@shangyuan/engine/almanac';
import { epochMsOfUtc } from '@shangyuan/engine/time';
import { Card, Sep, Stitch } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import styles from './DayPanel.module.css';
import { directionFacts, mainFacts, moreFacts, PRESET_TEXTS, type DayFact } from './dayView.ts';
import { TermBar } from './TermBar.tsx';
import { YijiCard } from './YijiCard.tsx';
import { lunarText, PRESETS } from '../../lib/words/almanacText.ts';
import { weekdayText } from '../../lib/words/text.ts';

interface DayPanelProps {
  readonly day: AlmanacDay;
  readonly preset: AlmanacPreset;
  readonly onPreset: (preset: AlmanacPreset) => void;
}

const NOON_UTC_MS = 4 * 3_600_000;

function FactList({ facts }: { readonly facts: readonly DayFact[] }) {
  return (
    <dl className={styles.Facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DayPanel({ day, preset, onPreset }: DayPanelProps) {
  const { year, month, day: dayPillar } = day.pillars;
  const midnightMs = epochMsOfUtc({ ...day.civil, hour: 0, minute: 0, second: 0 });
  return (
    <>
      <div className={styles.Head}>
        <div>
          <h2>{lunarText(day.lunar)}</h2>
          <p>
            {weekdayText(day.weekday)}
            <Sep />
            {day.lunarYearGanzhi.name}年
            <Sep />
            {day.nayin}
          </p>
        </div>
        <dl className={styles.Pillars}>
          {(
            [
              ['年', year],
              ['月', month],
              ['日', dayPillar],
            ] as const
          ).map(([name, pillar]) => (
            <div key={name}>
              <dd>
                <GanzhiText>{pillar.name}</GanzhiText>
              </dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
      </div>
      {day.festivals.length > 0 && (
        <p className={styles.Festivals}>{day.festivals.map((festival) => festival.name).join('、')}</p>
      )}
      <Card>
        <YijiCard day={day} limit={8} />
        <label className={styles.Preset}>
          依据
          <select value={preset} onChange={(event) => onPreset(event.target.value as AlmanacPreset)}>
            {PRESETS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <small>{PRESET_TEXTS[preset]}</small>
        </label>
        <Stitch />
        <FactList facts={mainFacts(day)} />
        <FactList facts={directionFacts(day)} />
        <details className={styles.Details}>
          <summary>更多：彭祖百忌、九星、旬空、神煞</summary>
          <FactList facts={moreFacts(day)} />
          <p className={styles.Spirits}>
            当日神煞：
            {day.yiji.spirits.map((spirit) => `${spirit.name}（${spirit.kind}）`).join('、') || '无'}
          </p>
        </details>
      </Card>
      <TermBar epochMs={midnightMs + NOON_UTC_MS} />
    </>
  );
}
