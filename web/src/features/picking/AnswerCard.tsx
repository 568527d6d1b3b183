import type { PickCandidate, PickReason } from '@shangyuan/engine/almanac';
import { pointsText } from '@shangyuan/reading/almanac';
import {
  cautionText,
  personSentence,
  reasonChip,
  reasonMark,
  reasonSentence,
  rejectionText,
  verdictSentence,
} from '@shangyuan/reading/picking';
import { useState } from 'react';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import styles from './AnswerCard.module.css';
import type { DayAnswer } from './pickView.ts';

/** What the answer to a question says of one day: its verdict in a sentence, then every reason; points only behind a reason. */
export function AnswerCard({ day, affair }: { readonly day: DayAnswer; readonly affair: string }) {
  if (day.kind === 'outside')
    return (
      <Card className={styles.Verdict}>
        <em>不在范围</em>
        <p>这一天不在所查的范围里，改条件可以再看。</p>
      </Card>
    );
  if (day.kind === 'rejected')
    return (
      <Card className={styles.Verdict}>
        <em>不选</em>
        <p>
          不用于{affair}：{rejectionText(day.rejected)}
        </p>
      </Card>
    );
  return <Candidate candidate={day.candidate} />;
}

function Candidate({ candidate }: { readonly candidate: PickCandidate }) {
  const [openReason, setOpenReason] = useState<PickReason | null>(null);
  const { band, reasons, cautions, people, score } = candidate;
  const shown = new Set(reasons.map(reasonSentence));
  // A person with a separate reason is described by it.
  const others = people.map(personSentence).filter((sentence) => !shown.has(sentence));
  return (
    <>
      <Card className={styles.Verdict}>
        <em data-band={band}>{band}</em>
        <p>{verdictSentence(candidate)}</p>
      </Card>
      <Card>
        <SectionTitle aside={`合适度 ${score}`}>为什么</SectionTitle>
        <ul className={styles.Reasons}>
          {reasons
            .filter(({ code }) => code !== 'bounds')
            .map((reason) => (
              <li key={reasonSentence(reason)}>
                <button type="button" onClick={() => setOpenReason(reason)}>
                  <i data-mark={reasonMark(reason)}>{reasonMark(reason)}</i>
                  <span>
                    {reasonSentence(reason)}
                    <small>
                      《{reason.source.book}》{reason.source.chapter}
                    </small>
                  </span>
                  <Icon of={caretRightIcon} size={1} />
                </button>
              </li>
            ))}
          {cautions.map((caution) => (
            <li key={cautionText(caution)} className={styles.Caution}>
              <i data-mark="注">注</i>
              <span>{cautionText(caution)}</span>
            </li>
          ))}
        </ul>
        {others.map((sentence) => (
          <Note key={sentence} align="start">
            {sentence}
          </Note>
        ))}
      </Card>
      {openReason !== null && (
        <Sheet isOpen title={reasonChip(openReason)} onClose={() => setOpenReason(null)}>
          <p className={styles.Meaning}>{reasonSentence(openReason)}</p>
          <h3 className={styles.Sub}>怎么算</h3>
          <p>
            这一条{pointsText(openReason.points)}；各条相加，再限在 0 到 100 之间，就是合适度 {score}。
          </p>
          <h3 className={styles.Sub}>出处</h3>
          <p>
            《{openReason.source.book}》{openReason.source.chapter}
          </p>
          <Disclaimer align="start" />
        </Sheet>
      )}
    </>
  );
}
