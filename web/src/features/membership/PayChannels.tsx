import { useId } from 'react';
import { PAY_CHANNEL_NAMES, type PayChannel } from '@shangyuan/contract';
import { Icon } from '../../ui/display/Icon.tsx';
import { walletIcon, wechatLogoIcon } from '../../ui/tables/icons.ts';
import { Inline } from '../../ui/kit/Kit.tsx';
import styles from './PayChannels.module.css';

const ICONS = { wechat: wechatLogoIcon, alipay: walletIcon } as const;

interface PayChannelsProps {
  readonly channels: readonly PayChannel[];
  readonly value: PayChannel;
  readonly onChange: (channel: PayChannel) => void;
}

/** The payment channels, one of them chosen. */
export function PayChannels({ channels, value, onChange }: PayChannelsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="支付方式">
      {channels.map((channel) => (
        <Inline
          as="label"
          gap={3}
          align="center"
          padX={4}
          size="body"
          key={channel}
          className={styles.Way}
          data-channel={channel}
        >
          <Icon of={ICONS[channel]} />
          <span>{PAY_CHANNEL_NAMES[channel]}</span>
          <input
            type="radio"
            name={name}
            value={channel}
            checked={channel === value}
            onChange={() => onChange(channel)}
          />
        </Inline>
      ))}
    </div>
  );
}
