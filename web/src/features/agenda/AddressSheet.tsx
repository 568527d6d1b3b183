import { copyText } from '../../lib/device/copyText.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';
import { Grid, Stack } from '../../ui/kit/Kit.tsx';
import styles from './Agenda.module.css';
import type { CalendarAddress } from './subscriptionView.ts';

interface AddressSheetProps {
  readonly address: CalendarAddress;
  readonly onClose: () => void;
}

/** The address of a calendar, which is shown this once. */
export function AddressSheet({ address: { webcal, web }, onClose }: AddressSheetProps) {
  return (
    <Sheet isOpen title="订阅地址" onClose={onClose}>
      <Prose>
        <p className={styles.Address}>{web}</p>
        <p>地址只显示这一次，请现在添加到日历。有此地址的人都能读到其中的内容，不要公开；不用时可以取消。</p>
        <p>苹果设备点「在日历中打开」；其他日历在「通过网址添加」或「订阅日历」处粘贴。</p>
      </Prose>
      <Stack gap={2} align="start" className={styles.Foot}>
        <Grid as="a" centred tall="row" round="input" className={styles.Open} href={webcal}>
          在日历中打开
        </Grid>
        <Button
          variant="secondary"
          onClick={() => void copyText(web, { failed: '没有复制成功，请长按地址自行复制', isData: true })}
        >
          复制地址
        </Button>
      </Stack>
    </Sheet>
  );
}
