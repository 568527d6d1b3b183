import type { AskAnswer } from '@shangyuan/reading/ask';
import { ReadingPicture } from '../../ui/frames/ReadingPicture.tsx';
import { List, Text } from '../../ui/kit/Kit.tsx';
import { answerFrame } from './askView.ts';

interface AnswerPictureProps {
  readonly answer: AskAnswer;
  /** The four pillars in a line. */
  readonly pillars: string;
  readonly onClose: () => void;
}

/** An answer as a picture: the pillars, without name, date or place. */
export function AnswerPicture({ answer, pillars, onClose }: AnswerPictureProps) {
  return (
    <ReadingPicture frame={answerFrame(answer, pillars)} onClose={onClose}>
      <Text as="p" top={1} leading="prose">
        {answer.lead.join('')}
      </Text>
      <List top={3} size="sub">
        {answer.reasons.map(({ side, text }) => (
          <Text as="li" block key={text} leading="prose">
            <b>{side}</b> {text}
          </Text>
        ))}
      </List>
    </ReadingPicture>
  );
}
