import { updateCase } from '../lib/cases/caseDb.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { declineOwn } from '../lib/device/firstSteps.ts';
import { showSnack } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';

interface OwnQuestionProps {
  /** The only case of this device, which does not say whose it is. */
  readonly record: CaseRecord;
}

/** Asks whether a first chart is the user's own; nothing is assumed, and a no is not asked again. */
export function OwnQuestion({ record }: OwnQuestionProps) {
  const { id, relation } = record;
  const mark = async (): Promise<void> => {
    await updateCase(id, { relation: '本人', updatedAt: Date.now() });
    showSnack({
      text: '已标为本人，可在命例里改',
      action: '撤销',
      onAction: () => void updateCase(id, { relation, updatedAt: Date.now() }),
    });
  };
  return (
    <Card aria-label="今日一句">
      <Text as="p" weight="bold">
        「{caseName(record)}」是你自己的盘吗？
      </Text>
      <Text as="p" size="sub" tone="soft">
        标为本人，这里每天按它写一句。
      </Text>
      <Inline gap={2} top={2}>
        <Button size="small" onClick={() => void mark()}>
          是我的
        </Button>
        <Button size="small" variant="secondary" onClick={() => declineOwn(id)}>
          不是
        </Button>
      </Inline>
    </Card>
  );
}
