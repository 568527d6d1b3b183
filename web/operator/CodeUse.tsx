import { Text } from '../src/ui/kit/Kit.tsx';
import type { Answer } from './ask.ts';
import { Line } from './parts.tsx';
import { timeText } from './words.ts';

interface CodeUseProps {
  readonly code: Answer<'findCode'>['code'];
  readonly batchName?: string;
}

/** What became of a code. */
export function CodeUse({ code, batchName = '' }: CodeUseProps) {
  return (
    <Line head={`${batchName} 第 ${code.serial} 个`}>
      {code.usedAt !== '' && (
        <>
          <span>{timeText(code.usedAt)} 使用</span>
          <Text as="a" tone="link" href={`#/orders?account=${code.usedBy}`}>
            {code.usedBy}
          </Text>
        </>
      )}
      {code.revokedAt !== '' && <span>{timeText(code.revokedAt)} 作废</span>}
      {code.usedAt + code.revokedAt === '' && <span>未用</span>}
    </Line>
  );
}
