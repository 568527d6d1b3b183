import type { BookCase } from '@shangyuan/reading/classicCases';
import { WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { useState } from 'react';
import type { ClassicTry } from '../../lib/device/classicTries.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Pills } from '../../ui/controls/RadioGroup.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import { asksOf, STRENGTH_CHOICES } from './classicsView.ts';

interface TryFirstProps {
  readonly book: BookCase;
  readonly onTry: (tried: ClassicTry) => void;
  readonly onShow: () => void;
}

const WUXING_CHOICES = WUXING.map((wuxing) => ({ value: wuxing, text: wuxing }));

/** One's own judgement, before that of the book is shown. */
export function TryFirst({ book, onTry, onShow }: TryFirstProps) {
  const asks = asksOf(book);
  const [strength, setStrength] = useState<ClassicTry['strength']>(null);
  const [useful, setUseful] = useState<Wuxing | null>(null);
  const isWhole = (!asks.strength || strength !== null) && (!asks.useful || useful !== null);
  const asksNothing = !asks.strength && !asks.useful;
  return (
    <Card heading="你先判断">
      <Stack gap={3} top={3}>
        {asksNothing && <Text as="p">这一例，书里没有说强弱，也没有说取用。</Text>}
        {asks.strength && (
          <Stack gap={2}>
            <Text size="sub" tone="soft">
              日主强弱
            </Text>
            <Pills label="日主强弱" options={STRENGTH_CHOICES} value={strength} onChange={setStrength} />
          </Stack>
        )}
        {asks.useful && (
          <Stack gap={2}>
            <Text size="sub" tone="soft">
              先取哪一行
            </Text>
            <Pills label="先取哪一行" options={WUXING_CHOICES} value={useful} onChange={setUseful} />
          </Stack>
        )}
        <Inline wrap gap={3}>
          {!asksNothing && (
            <Button disabled={!isWhole} onClick={() => onTry({ strength, useful })}>
              看书怎么说
            </Button>
          )}
          <Button variant="plain" onClick={onShow}>
            不试，直接看
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
