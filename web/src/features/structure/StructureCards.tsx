/**
 * How a chart hangs together, part by part: month, the three supports, the pattern, and the two views on what helps.
 */
import type { Analysis, ExplanationStep } from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUPS, TEN_GODS, WUXING } from '@shangyuan/engine/ganzhi';
import { conflictText, evidenceText } from '@shangyuan/reading/chart';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { checkIcon, xIcon } from '../../ui/tables/icons.ts';
import styles from './StructureCards.module.css';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';

interface StructureCardsProps {
  readonly analysis: Analysis;
  /** 芒种后第9日 丁司令; null for a chart without a date. */
  readonly command: string | null;
}

interface TickProps {
  readonly name: string;
  readonly isMet: boolean;
  readonly text: string;
}

function Tick({ name, isMet, text }: TickProps) {
  return (
    <li>
      <b>
        {name}
        <span data-met={isMet}>
          <Icon of={isMet ? checkIcon : xIcon} size={1} label={isMet ? '是' : '否'} />
        </span>
      </b>
      <p>{text}</p>
    </li>
  );
}

export function StructureCards({ analysis, command }: StructureCardsProps) {
  const { strength, pattern, standing, yongshen, climate, pillars, groupPower, tenGods, explanation } =
    analysis;
  const month = pillars.month.branch;
  const [deling, dedi, deshi] = explanation as [ExplanationStep, ExplanationStep, ExplanationStep];
  return (
    <>
      <Card isPadded={false}>
        <div className={styles.Month}>
          <SectionTitle aside={command ?? undefined}>月令{month}</SectionTitle>
        </div>
        <ul className={styles.Ticks}>
          <Tick name="得令" isMet={strength.isDeling} text={evidenceText(deling).sentence} />
          <Tick name="得地" isMet={strength.isDedi} text={evidenceText(dedi).sentence} />
          <Tick name="得势" isMet={strength.isDeshi} text={evidenceText(deshi).sentence} />
        </ul>
        <p className={styles.Sum}>
          比劫与印合计 {strength.support}%，为{strength.class}
          {strength.label === '中和' ? '' : `（${strength.label}）`}
          {strength.possibleFollow === null ? '' : `；时辰不详，也可能是${strength.possibleFollow}`}
        </p>
      </Card>
      <Card>
        <SectionTitle aside="只列条件，不作断语">格局</SectionTitle>
        <p className={styles.Line}>
          <b>{pattern.name}</b> {standing.state}
        </p>
        <ul className={styles.List}>
          {pattern.evidence.map((item) => {
            const { sentence } = evidenceText(item);
            return (
              <li key={sentence}>
                {sentence}
                <small>{item.source}</small>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card>
        <SectionTitle>取用两法</SectionTitle>
        <p className={styles.Line}>
          扶抑看强弱：宜<GanzhiText>{yongshen.byStrength}</GanzhiText>
        </p>
        <p className={styles.Line}>
          调候看寒暖：{climate.word}，宜<GanzhiText>{yongshen.byClimate}</GanzhiText>（
          {climate.tiaohou.join('、')}）
        </p>
        <Note align="start">
          {conflictText(yongshen)}暖减寒 {climate.warmth}，燥减湿 {climate.dryness}。
        </Note>
      </Card>
      <Card>
        <SectionTitle aside="按透藏与位置记分">十神</SectionTitle>
        <dl className={styles.Groups}>
          {TEN_GOD_GROUPS.map((group) => (
            <div key={group}>
              <dt>{group}</dt>
              <dd>{groupPower[group]}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.Gods}>
          {TEN_GODS.filter((god) => tenGods[god].level > 0).map((god) => (
            <li key={god}>
              {god} {tenGods[god].power}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <SectionTitle>流转</SectionTitle>
        <p className={styles.Line}>
          {analysis.structure.flow.chain.map((wuxing, i) => (
            <span key={wuxing}>
              {i > 0 && ' → '}
              <GanzhiText>{wuxing}</GanzhiText>
            </span>
          ))}
          {analysis.structure.flow.blockedAt === null
            ? '，五行周流'
            : `，到${analysis.structure.flow.to}为止，${analysis.structure.flow.blockedAt}弱不能接`}
        </p>
        <Note align="start">{analysis.structure.flow.source}</Note>
      </Card>
      <Disclaimer>占比为本应用的记分（{WUXING.length}行合计 100%），古籍没有给出数字。</Disclaimer>
    </>
  );
}
