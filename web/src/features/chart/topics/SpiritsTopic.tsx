/**
 * 神煞: pillar by pillar, each with its kind and the rule that put it there; a tap tells what it means and where it stands.
 */
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import type { NatalView } from '../chartView.ts';
import type { Told } from '../ToldSheet.tsx';
import { spiritGroups } from './topicView.ts';
import styles from './Topics.module.css';

interface SpiritsTopicProps {
  readonly view: NatalView;
  readonly onTold: (told: Told) => void;
}

export function SpiritsTopic({ view, onTold }: SpiritsTopicProps) {
  return (
    <>
      {spiritGroups(view).map(({ pillar, title, ganzhi, spirits }) => (
        <Card key={pillar}>
          <SectionTitle aside={<GanzhiText>{ganzhi}</GanzhiText>}>{title}</SectionTitle>
          {spirits.length === 0 ? (
            <Note align="start">这一柱没有神煞。</Note>
          ) : (
            <ul className={styles.Spirits}>
              {spirits.map((spirit) => (
                <li key={spirit.key}>
                  <button type="button" onClick={() => onTold(spirit.told)}>
                    <b>
                      {spirit.name}
                      <i data-kind={spirit.kind}>{spirit.kind}</i>
                    </b>
                    <span>{spirit.rule}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
      <Note>吉、凶、中是书上给神煞的分类，只是名目，不断一生。</Note>
    </>
  );
}
