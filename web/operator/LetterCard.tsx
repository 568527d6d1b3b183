import { useState } from 'react';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { More } from '../src/ui/controls/More.tsx';
import { TextArea } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Inline, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { ask, messageOf, readAgain, type Answer } from './ask.ts';
import { LetterImages } from './LetterImages.tsx';
import { ActSheet, AskReason } from './parts.tsx';
import { LETTER_TYPES, timeText } from './words.ts';

type Letter = Answer<'feedback'>['letters'][number];

/** A letter with what can be done about it. */
export function LetterCard({ letter }: { readonly letter: Letter }) {
  const [open, setOpen] = useState<'reply' | 'contact' | null>(null);
  const [contact, setContact] = useState('');
  const isDone = letter.doneAt !== '';
  const toggle = async () => {
    try {
      await ask('endFeedback', { id: letter.id, isDone: !isDone });
      await readAgain();
      showToast(isDone ? '已标为未处理' : '已标为处理完');
    } catch (error) {
      showToast(messageOf(error));
    }
  };
  return (
    <Card
      heading={LETTER_TYPES[letter.type]}
      aside={`${timeText(letter.createdAt)}${isDone ? ' · 已处理' : ''}`}
    >
      <Stack gap={3}>
        <Text as="p" size="body" tone="plain" className="operator-detail">
          {letter.text}
        </Text>
        {letter.more !== '' && (
          <Text as="p" className="operator-detail">
            {letter.more}
          </Text>
        )}
        <LetterImages ids={letter.imageIds} />
        {letter.reply !== '' && (
          <Text as="p" tone="ok" className="operator-detail">
            {`${timeText(letter.repliedAt)} 回复：${letter.reply}`}
          </Text>
        )}
        {contact !== '' && <p>联系方式：{contact}</p>}
        {Object.keys(letter.facts).length > 0 && (
          <More title="附带信息">
            <Text as="p" size="cell" className="operator-detail">
              {JSON.stringify(letter.facts, null, 2)}
            </Text>
          </More>
        )}
        <Inline wrap gap={3} rowGap={2} align="center">
          <Button size="small" onClick={() => setOpen('reply')}>
            回复
          </Button>
          <Button variant="secondary" size="small" onClick={() => void toggle()}>
            {isDone ? '标为未处理' : '标为处理完'}
          </Button>
          {letter.hasContact && contact === '' && (
            <Button variant="secondary" size="small" onClick={() => setOpen('contact')}>
              显示联系方式
            </Button>
          )}
          {letter.accountId !== '' && (
            <Text as="a" tone="link" href={`#/orders?account=${letter.accountId}`}>
              此人的订单
            </Text>
          )}
        </Inline>
      </Stack>
      {open === 'reply' && <ReplySheet letter={letter} onClose={() => setOpen(null)} />}
      {open === 'contact' && (
        <AskReason
          title="显示联系方式"
          doneText="已记入审计"
          onClose={() => setOpen(null)}
          work={async (reason) =>
            setContact((await ask('feedbackContact', { id: letter.id, reason })).contact)
          }
        >
          联系方式是用户的隐私，查看会以你的名义记入审计。
        </AskReason>
      )}
    </Card>
  );
}

function ReplySheet({ letter, onClose }: { readonly letter: Letter; readonly onClose: () => void }) {
  const [reply, setReply] = useState(letter.reply);
  return (
    <ActSheet
      title="回复反馈"
      submitText="发出"
      doneText="已回复"
      isReady={reply.trim() !== ''}
      onClose={onClose}
      work={() => ask('replyFeedback', { id: letter.id, reply: reply.trim() })}
    >
      <TextArea label="回复" max={2_000} value={reply} onChange={(event) => setReply(event.target.value)} />
      <p>
        {letter.accountId === ''
          ? '来信人没有账号，在应用里看不到回复；请另用联系方式。'
          : '来信人会在应用的反馈里看到。'}
      </p>
    </ActSheet>
  );
}
