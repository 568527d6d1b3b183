import type { AskAnswer } from '@shangyuan/reading/ask';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { ShareCard } from '../../ui/frames/ShareCard.tsx';
import { List, Stack, Text } from '../../ui/kit/Kit.tsx';
import { yearsText } from './askView.ts';

interface AnswerPictureProps {
  readonly answer: AskAnswer;
  /** The four pillars in a line. */
  readonly pillars: string;
  readonly onClose: () => void;
}

/** An answer as a picture: the pillars, without name, date or place. */
export function AnswerPicture({ answer, pillars, onClose }: AnswerPictureProps) {
  const { kind, headline, lead, reasons, care } = answer;
  return (
    <Sheet isOpen title="分享图片" onClose={onClose}>
      <Stack gap={3}>
        <ShareCard
          title={headline}
          pillars={pillars}
          name={`${kind} ${pillars}`}
          foot={[care, `${APPNAME} · ${DISCLAIMER}`]}
          tooLong="图片太长，请改为复制文字"
          onShared={onClose}
        >
          <Text as="p" size="sub" tone="soft">
            {kind}，{yearsText(answer)}
          </Text>
          <Text as="p" top={1} leading="prose">
            {lead.join('')}
          </Text>
          <List top={3} size="sub">
            {reasons.map(({ side, text }) => (
              <Text as="li" block key={text} leading="prose">
                <b>{side}</b> {text}
              </Text>
            ))}
          </List>
        </ShareCard>
      </Stack>
    </Sheet>
  );
}
