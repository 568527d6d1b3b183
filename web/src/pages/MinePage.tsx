import { FEATURE_NAMES, VERSION, VERSION_CODE } from '@shangyuan/contract';
import { Avatar } from '../features/account/Avatar.tsx';
import { memberText } from '../features/account/memberText.ts';
import { PATHS } from '../lib/page/paths.ts';
import { useFreeCount } from '../lib/wire/quota.ts';
import { useFlag, useSession } from '../lib/wire/session.ts';
import { Card, Stitch } from '../ui/display/Card.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { quotaCount, quotaLabel } from '../ui/states/quotaText.ts';
import {
  caretRightIcon,
  chatCircleDotsIcon,
  crownIcon,
  deviceMobileIcon,
  handshakeIcon,
  hourglassMediumIcon,
  infoIcon,
  lockIcon,
  notebookIcon,
  receiptIcon,
  shieldCheckIcon,
  ticketIcon,
} from '../ui/tables/icons.ts';
import { Grid, Inline, Small, Stack, Text } from '../ui/kit/Kit.tsx';
import { MineSettings } from './MineSettings.tsx';
import { MineTools } from './MineTools.tsx';
import styles from './MinePage.module.css';

/** 我的, tab 3: account, membership, settings, help. */
export default function MinePage() {
  const user = useSession((session) => session.user);
  const today = useFreeCount();
  const hasPicking = useFlag('is_show_lucky_day');
  const counted = hasPicking ? (['PaiPan', 'Ri', 'Shi'] as const) : (['PaiPan'] as const);
  return (
    <Page title="个人中心" tab="mine" isWide>
      <Columns>
        <Column>
          <Stack as={Card} gap={3}>
            <Inline
              as={PageLink}
              wrap
              gap={3}
              rowGap={3}
              align="center"
              page={user === null ? 'phoneLogin' : 'personalCenter'}
              query={user === null ? { redirect: PATHS.mine } : {}}
            >
              <Avatar />
              <span className={styles.Who}>
                <Text block face="serif" size="h1" weight="bold" leading="tight">
                  {user === null ? '登录 / 注册' : user.nickName === '' ? user.username : user.nickName}
                </Text>
                <Text size="cell" tone="soft">
                  {user === null ? '登录后可在多台设备同步命例' : memberText(user)}
                </Text>
              </span>
              <Icon of={caretRightIcon} size={1} />
            </Inline>
            <Stitch />
            <Grid
              columns="repeat(auto-fit, minmax(3.5rem, 1fr))"
              align="center"
              textAlign="center"
              className={styles.Counts}
            >
              <Text size="cell" textAlign="start" tone="soft">
                {quotaLabel(user)}
              </Text>
              {counted.map((feature) => (
                <div key={feature}>
                  <Text as="b" block face="serif" size="h1" leading="tight">
                    {quotaCount(user, today, feature)}
                  </Text>
                  <Small>{FEATURE_NAMES[feature]}</Small>
                </div>
              ))}
            </Grid>
          </Stack>
          <RowsCard>
            <LinkRow page="memberCenter" icon={crownIcon} label="会员中心" value={memberText(user)} />
            <LinkRow page="activation" icon={ticketIcon} label="激活码" />
            <LinkRow page="orders" icon={receiptIcon} label="我的订单" />
          </RowsCard>
          <MineTools />
        </Column>
        <Column>
          <MineSettings />
          <RowsCard>
            <LinkRow page="agenda" icon={hourglassMediumIcon} label="提醒与订阅" />
            <LinkRow page="glossary" icon={notebookIcon} label="名词" />
            <LinkRow page="advice" icon={chatCircleDotsIcon} label="反馈中心" />
            <LinkRow page="about" icon={infoIcon} label="关于我们" />
            <LinkRow page="business" icon={handshakeIcon} label="商务合作" />
            <LinkRow page="download" icon={deviceMobileIcon} label="下载App" />
            <LinkRow page="infoList" icon={shieldCheckIcon} label="个人信息收集清单" />
            <LinkRow page="texts" query={{ text: 'privacy' }} icon={lockIcon} label="隐私政策" />
          </RowsCard>
          <Note>
            版本 {VERSION} ({VERSION_CODE})
          </Note>
        </Column>
      </Columns>
    </Page>
  );
}
